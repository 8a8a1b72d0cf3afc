import sharp from 'sharp';

interface PictureOverrides {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'png' | 'jpeg' | 'webp';
  readonly color?: string;
}

/** A picture of one colour. */
export function makePicture({
  width = 40,
  height = 30,
  format = 'png',
  color = '#c86432',
}: PictureOverrides = {}): Promise<Buffer> {
  const image = sharp({ create: { width, height, channels: 3, background: color } });
  return image.toFormat(format).toBuffer();
}

/** Bytes as a request brings them. */
export async function* inChunks(...pieces: readonly Uint8Array[]) {
  yield* pieces;
}
