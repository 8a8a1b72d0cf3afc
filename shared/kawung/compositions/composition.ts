import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

export type Canvas = {
  width: number;
  height: number;
  palette: Palette;
  random: Random;
  /** Prefix for unique clip and pattern ids. */
  id: string;
  /** Something stands on the cloth: the light rises beside it. */
  isBackdrop?: boolean;
};

export type Composition = (canvas: Canvas) => string;
