import sharp, { type Sharp } from 'sharp';
import type { VariantFormat } from '#shared/files/media.ts';
import type { UploadType } from '#shared/files/uploads.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { UploadRefused } from '../media.errors.ts';

/** Fifty megapixels over all frames: a small file can decompress to more than the memory. */
const MAX_PIXELS = 50_000_000;
const MAX_EDGE = 3840;

// Only the decoders of allowed types.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((decoder) => `VipsForeignLoad${decoder}`),
});
// One core per image; the others serve requests.
sharp.concurrency(1);
sharp.cache(false);

export interface NormalizedImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

const formatOf: Readonly<Partial<Record<UploadType, string>>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
};

/** Upright, sRGB, without metadata or trailing data. Refuses truncated files and decompression bombs. */
export async function normalizeImage(
  path: string,
  type: UploadType,
): Promise<Result<NormalizedImage, UploadRefused>> {
  const source = { limitInputPixels: MAX_PIXELS, failOn: 'truncated', animated: true } as const;
  try {
    const { format, width, height, pages = 1, pageHeight } = await sharp(path, source).metadata();
    if (format !== formatOf[type]) return refuse({ code: 'FILE_BROKEN' });
    if (width * (pageHeight ?? height) * pages > MAX_PIXELS) return refuse({ code: 'IMAGE_TOO_LARGE' });
    const drawn = sharp(path, { ...source, animated: pages > 1 })
      .autoOrient()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await encode(drawn, type).toBuffer({ resolveWithObject: true });
    const size = { width: info.width, height: info.pageHeight ?? info.height };
    return succeed({ bytes: data, ...size, color: await meanColor(data) });
  } catch (error) {
    return refuse({ code: isTooLarge(error) ? 'IMAGE_TOO_LARGE' : 'FILE_BROKEN' });
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && /pixel limit|too large/i.test(error.message);
}

function encode(picture: Sharp, type: UploadType): Sharp {
  if (type === 'image/png') return picture.png({ compressionLevel: 9 });
  if (type === 'image/webp') return picture.webp({ quality: 88 });
  if (type === 'image/avif') return picture.avif({ quality: 70, effort: 3 });
  if (type === 'image/gif') return picture.gif();
  return picture.jpeg({ quality: 88, mozjpeg: true });
}

async function meanColor(bytes: Buffer): Promise<string> {
  const pixel = await sharp(bytes)
    .flatten({ background: 'white' })
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return pixel.toString('hex', 0, 3).padEnd(6, '0');
}

export async function renderVariant(
  original: Buffer,
  { width, format }: { readonly width: number; readonly format: VariantFormat },
): Promise<Buffer | null> {
  const { pages = 1 } = await sharp(original, { animated: true }).metadata();
  if (pages > 1 && format === 'avif') return null;
  const sized = sharp(original, { animated: pages > 1 }).resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? sized.avif({ quality: 52, effort: 3 }).toBuffer()
    : sized.webp({ quality: 78 }).toBuffer();
}
