/** One decimal is enough and keeps a cover small. */
export const short = (value: number): number => Number(value.toFixed(1));

export type Box = {
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
};

export function fill(path: string, color: string, extra = ''): string {
  return path === '' ? '' : `<path d="${path}" fill="${color}"${extra}/>`;
}

export function stroke(path: string, color: string, width: number): string {
  return path === ''
    ? ''
    : `<path d="${path}" fill="none" stroke="${color}" stroke-width="${short(width)}"/>`;
}

export function rect({ x, y, w, h, r = 0 }: Box, color: string): string {
  const corners = r === 0 ? '' : ` rx="${short(r)}"`;
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="${color}"${corners}/>`;
}

export function dot(x: number, y: number, r: number): string {
  const side = short(r);
  return `M${short(x - r)} ${short(y)}a${side} ${side} 0 1 0 ${short(2 * r)} 0a${side} ${side} 0 1 0 ${short(-2 * r)} 0Z`;
}

/** A rhombus (mlinjon); `tall` is its height against its width. */
export function diamond({ x, y, r, tall = 1 }: { x: number; y: number; r: number; tall?: number }): string {
  return `M${short(x - r)} ${short(y)}L${short(x)} ${short(y - r * tall)}L${short(x + r)} ${short(y)}L${short(x)} ${short(y + r * tall)}Z`;
}
