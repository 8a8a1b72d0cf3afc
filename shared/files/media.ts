export const variantFormats = ['avif', 'webp'] as const;
export type VariantFormat = (typeof variantFormats)[number];

const WIDTHS = [320, 640, 960, 1280, 1920] as const;
const [, , , , WIDEST] = WIDTHS;

/** Standard widths below the original's, and its own up to a limit. */
export function variantWidths(width: number): readonly number[] {
  return [...WIDTHS.filter((usual) => usual < width), Math.min(width, WIDEST)].filter(
    (value, index, all) => all.indexOf(value) === index,
  );
}

export interface PictureFacts {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly extension: string;
}

/** The URL contains size, colour and thereby variants, so a product stores only the URL (ADR 0037). */
export function pictureUrl({ id, width, height, color, extension }: PictureFacts): string {
  return `/api/media/${id}/${width}x${height}-${color}.${extension}`;
}

export function videoUrl(id: string, extension: string): string {
  return `/api/media/${id}/video.${extension}`;
}

export const lessonFileUrl = (id: string): string => `/api/admin/media/lessons/${id}`;

const PICTURE_URL =
  /^\/api\/media\/([0-9a-f-]{36})\/([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6})\.([a-z0-9]{3,4})$/;

/** Null for any other URL. */
export function readPictureUrl(url: string): PictureFacts | null {
  const [, id, width, height, color, extension] = PICTURE_URL.exec(url) ?? [];
  if (id === undefined || color === undefined || extension === undefined) return null;
  return { id, width: Number(width), height: Number(height), color, extension };
}

export function pictureSources({ id, width }: PictureFacts, format: VariantFormat): string {
  return variantWidths(width)
    .map((candidate) => `/api/media/${id}/${candidate}w.${format} ${candidate}w`)
    .join(', ');
}

const MEDIA_ID = /\/api\/media\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/g;

export function mediaIdsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(MEDIA_ID)].flatMap(([, id]) => (id === undefined ? [] : [id])))];
}
