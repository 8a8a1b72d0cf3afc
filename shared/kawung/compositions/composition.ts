import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

export type Canvas = {
  width: number;
  height: number;
  palette: Palette;
  random: Random;
  id: string;
  /** Something stands on the cloth, so the light rises beside it. */
  isBackdrop?: boolean;
};

export type Composition = (canvas: Canvas) => string;
