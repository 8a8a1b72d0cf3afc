import { encode } from 'uqr';

/** One path, in modules; drawn on the server where possible, so that the encoder stays out of pages. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { border: 2 });
  return { size, path: data.map(pathOfRow).join('') };
}

function pathOfRow(row: readonly boolean[], y: number): string {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts
    .map((x) => {
      const end = row.indexOf(false, x);
      const length = (end === -1 ? row.length : end) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    })
    .join('');
}
