import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

export type Canvas = {
  width: number;
  height: number;
  palette: Palette;
  random: Random;
  /** Prefix that makes clip and pattern ids of this picture unlike those of any other on the page. */
  id: string;
};

export type Composition = (canvas: Canvas) => string;
