import { petalPath } from '../petal.ts';
import { rect } from '../svg.ts';
import { bar, type CoverObject, ink, shape, write } from './drawing.ts';

const WIDTH = 760;
const HEIGHT = 800;
const ROWS = 3;

function tornEdge(): string {
  let edge = `M0 0H${WIDTH}V${HEIGHT}`;
  for (let x = WIDTH; x > 0; x -= 38) edge += `L${x - 19} ${HEIGHT + 26}L${x - 38} ${HEIGHT}`;
  return `${edge}Z`;
}

/** The slip that lies there in the morning: what a service reports. */
export const slip: CoverObject = ({ title, lines }, { shade }) => {
  const edge = tornEdge();
  let picture = `<path transform="translate(16 18)" d="${edge}" fill="${shade}"/>${shape(edge, ink.paper)}`;
  picture += write(title, { x: 56, y: 100, size: 42, width: 520, weight: 680 });
  picture += write('05.42', { x: WIDTH - 56, y: 100, size: 34, width: 120, color: ink.pale, anchor: 'end' });
  picture += rect({ x: 56, y: 140, w: WIDTH - 112, h: 5 }, ink.dark);
  for (let row = 0; row < ROWS; row += 1) {
    const y = 142 + row * 110;
    const line = lines[row];
    picture +=
      line === undefined
        ? bar({ x: 56, y: y + 50, w: 300 - row * 40 }, ink.line)
        : write(line.text, { x: 56, y: y + 68, size: 33, width: 470, color: ink.grey });
    picture += bar({ x: WIDTH - 56 - 130 + row * 24, y: y + 48, w: 130 - row * 24 }, ink.indigo);
    picture += `<path d="M56 ${y + 110}H${WIDTH - 56}" stroke="${ink.line}" stroke-width="3" stroke-dasharray="9 9"/>`;
  }
  const y = 142 + ROWS * 110 + 34;
  picture += rect({ x: 40, y, w: WIDTH - 80, h: 118, r: 16 }, ink.dawn);
  picture += shape(petalPath({ x: 98, y: y + 59, length: 74, width: 33, degrees: 90 }), ink.amber);
  const last = lines[ROWS];
  picture +=
    last === undefined
      ? bar({ x: 142, y: y + 50, w: 380 }, ink.mist)
      : write(last.text, { x: 142, y: y + 71, size: 32, width: 540, weight: 650 });
  return `<g transform="translate(120 0)">${picture}</g>`;
};
