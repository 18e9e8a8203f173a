// Flat Magnetic Domino on its box: the row of Dominoes, in enamel.
import { Picture as Row } from '../shared/line/Picture';
import { enamel } from '../shared/magnetic/Enamel';

export const Picture = () => <Row body={(tile) => `enamel-${enamel(tile)}`} />;
