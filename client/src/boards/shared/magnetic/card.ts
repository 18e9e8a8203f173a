// The magnetic games come in one box.
import { Picture } from './Picture';

export const magnetic = { box: 'magnetic', Picture };
