/** Upload types and limits, and URLs of uploaded files. */

/** DECISIONS 22: the same limit in the browser and on the server. */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024;

/** Public. */
export const mediaKinds = ['image', 'video'] as const;
export type MediaKind = (typeof mediaKinds)[number];
/** Lesson files, owner-only. */
export const lessonKinds = ['video', 'captions', 'document'] as const;
export type LessonKind = (typeof lessonKinds)[number];
export const uploadKinds = [...mediaKinds, 'captions', 'document'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Captions of a long video fit in one megabyte; browsers load them whole. */
export const maxBytesOf = (kind: UploadKind): number =>
  kind === 'captions' ? 1024 * 1024 : MAX_UPLOAD_BYTES;

/** Area of an upload, the first folder of its key (AAPI-012, AAPI-013). */
export const productMediaAreas = ['one-time-products', 'subscription-products'] as const;
/** `lessons` is owner-only, the others are public. */
export const mediaAreas = [...productMediaAreas, 'content', 'lessons'] as const;
export type MediaArea = (typeof mediaAreas)[number];

/** Kind and extensions by content type, the default extension first. */
export const uploadTypes = {
  'image/jpeg': { kind: 'image', extensions: ['jpg', 'jpeg'] },
  'image/png': { kind: 'image', extensions: ['png'] },
  'image/webp': { kind: 'image', extensions: ['webp'] },
  'image/avif': { kind: 'image', extensions: ['avif'] },
  'image/gif': { kind: 'image', extensions: ['gif'] },
  'video/mp4': { kind: 'video', extensions: ['mp4', 'm4v'] },
  'video/webm': { kind: 'video', extensions: ['webm'] },
  'text/vtt': { kind: 'captions', extensions: ['vtt'] },
  'application/pdf': { kind: 'document', extensions: ['pdf'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    kind: 'document',
    extensions: ['docx'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    kind: 'document',
    extensions: ['xlsx'],
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    kind: 'document',
    extensions: ['pptx'],
  },
  'application/zip': { kind: 'document', extensions: ['zip'] },
  'text/csv': { kind: 'document', extensions: ['csv'] },
  'text/markdown': { kind: 'document', extensions: ['md'] },
  'text/plain': { kind: 'document', extensions: ['txt'] },
} as const satisfies Readonly<
  Record<string, { readonly kind: UploadKind; readonly extensions: readonly [string, ...string[]] }>
>;
export type UploadType = keyof typeof uploadTypes;

export function isUploadType(type: string): type is UploadType {
  return Object.hasOwn(uploadTypes, type);
}

export function typesOf(kind: UploadKind): readonly UploadType[] {
  return Object.keys(uploadTypes)
    .filter(isUploadType)
    .filter((type) => uploadTypes[type].kind === kind);
}

/** Content type by extension; null if unsupported. */
export function typeByName(name: string): UploadType | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const all = Object.keys(uploadTypes).filter(isUploadType);
  return all.find((type) => uploadTypes[type].extensions.some((known) => known === ending)) ?? null;
}

/** The `accept` of a file input: content types, and extensions where devices know no type. */
export function acceptedTypes(kind: UploadKind): string {
  const types = typesOf(kind);
  if (kind === 'image' || kind === 'video') return types.join(',');
  const endings = types.flatMap((type) => uploadTypes[type].extensions.map((ending) => `.${ending}`));
  return [...types, ...endings].join(',');
}

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
