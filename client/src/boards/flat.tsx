// The board of `magnetic-flat`: the line, with enamelled dominoes in the hand, too.
export { enamelled as default } from './line';
