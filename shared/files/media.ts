/** URLs of uploaded files, and the variants of pictures. */

export const variantFormats = ['avif', 'webp'] as const;
export type VariantFormat = (typeof variantFormats)[number];

const WIDTHS = [320, 640, 960, 1280, 1920] as const;
const [, , , , WIDEST] = WIDTHS;

/** Widths of image variants: the standard ones below the original's, and its own up to a limit. */
export function variantWidths(width: number): readonly number[] {
  return [...WIDTHS.filter((usual) => usual < width), Math.min(width, WIDEST)].filter(
    (value, index, all) => all.indexOf(value) === index,
  );
}

export interface PictureFacts {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Placeholder colour, six hex digits. */
  readonly color: string;
  readonly extension: string;
}

/**
 * The URL of an image contains its size and colour, and thereby its variants, so a product stores only the URL (ADR
 * 0082).
 */
export function pictureUrl({ id, width, height, color, extension }: PictureFacts): string {
  return `/api/media/${id}/${width}x${height}-${color}.${extension}`;
}

export function videoUrl(id: string, extension: string): string {
  return `/api/media/${id}/video.${extension}`;
}

/** Staff URL of a lesson file; holders get signed links. */
export const lessonFileUrl = (id: string): string => `/api/admin/media/lessons/${id}`;

const PICTURE_URL =
  /^\/api\/media\/([0-9a-f-]{36})\/([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6})\.([a-z0-9]{3,4})$/;

/** Parses an image URL; null for any other. */
export function readPictureUrl(url: string): PictureFacts | null {
  const [, id, width, height, color, extension] = PICTURE_URL.exec(url) ?? [];
  if (id === undefined || color === undefined || extension === undefined) return null;
  return { id, width: Number(width), height: Number(height), color, extension };
}

/** The `srcset` of an image in one format. */
export function pictureSources({ id, width }: PictureFacts, format: VariantFormat): string {
  return variantWidths(width)
    .map((candidate) => `/api/media/${id}/${candidate}w.${format} ${candidate}w`)
    .join(', ');
}

const MEDIA_ID = /\/api\/media\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/g;

/** Ids of our media URLs in a text. */
export function mediaIdsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(MEDIA_ID)].flatMap(([, id]) => (id === undefined ? [] : [id])))];
}
