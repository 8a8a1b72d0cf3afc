import type { QrDrawing } from './qr-drawing.ts';

const PIXELS = 1024;

/** A file that any browser can save without scripts; banking apps read only PNG. */
export function qrFile({ size, path }: QrDrawing): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${PIXELS}" height="${PIXELS}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns false where the browser cannot save it. */
export function saveQrPicture({ size, path }: QrDrawing, name: string): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  const pen = canvas.getContext('2d');
  if (pen === null) return false;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, PIXELS, PIXELS);
  pen.scale(PIXELS / size, PIXELS / size);
  pen.fillStyle = 'black';
  pen.fill(new Path2D(path));
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `${name}.png`;
  link.click();
  return true;
}
