// What a place risks, as a colour and as a shape, so that colour is never alone: a disc that stands, a
// triangle that may fall, a cross that falls.
import type { Risk } from './places';

export const RISK_COLOURS: Record<Risk, string> = { safe: '#6fe0a0', risky: '#ffc247', falls: '#ff6a4d' };

/** The shape in a box of 24, as a path. */
export const RISK_SHAPES: Record<Risk, string> = {
  safe: 'M12 4 a8 8 0 1 1 0 16 a8 8 0 0 1 0-16 Z',
  risky: 'M12 3 L22 20.5 H2 Z',
  falls: 'M6.5 3 L12 8.5 L17.5 3 L21 6.5 L15.5 12 L21 17.5 L17.5 21 L12 15.5 L6.5 21 L3 17.5 L8.5 12 L3 6.5 Z',
};

/** The sign as a picture for the scene: on a dark disc, so that it is seen on every enamel. */
export function mark(risk: Risk, side = 96): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const pen = canvas.getContext('2d')!;
  pen.scale(side / 40, side / 40);
  pen.fillStyle = '#1c120b';
  pen.beginPath();
  pen.arc(20, 20, 19, 0, 7);
  pen.fill();
  pen.translate(8, risk === 'risky' ? 6 : 8); // a triangle looks best a little higher
  pen.fillStyle = RISK_COLOURS[risk];
  pen.fill(new Path2D(RISK_SHAPES[risk]));
  return canvas;
}
