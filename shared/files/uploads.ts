import type { SiteSettings } from '../content/site-settings.ts';

const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** Set by the owner; browser and server apply the same (DECISIONS 22, 62). */
export interface UploadLimits {
  readonly picture_mb: number;
  readonly document_mb: number;
  readonly film_gb: number;
}

export const uploadLimitsOf = ({
  picture_max_mb,
  document_max_mb,
  film_max_gb,
}: Pick<SiteSettings, 'picture_max_mb' | 'document_max_mb' | 'film_max_gb'>): UploadLimits => ({
  picture_mb: Number(picture_max_mb),
  document_mb: Number(document_max_mb),
  film_gb: Number(film_max_gb),
});

export const mediaKinds = ['image', 'video'] as const;
export type MediaKind = (typeof mediaKinds)[number];
/** Lesson files, owner-only. */
export const lessonKinds = ['video', 'captions', 'document'] as const;
export type LessonKind = (typeof lessonKinds)[number];
export const uploadKinds = [...mediaKinds, 'captions', 'document'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Captions of a long video fit in one megabyte; browsers load them whole. */
export function maxMbOf(kind: UploadKind, { picture_mb, document_mb }: UploadLimits): number {
  if (kind === 'captions') return 1;
  return kind === 'document' ? document_mb : picture_mb;
}

export const maxBytesOf = (kind: UploadKind, limits: UploadLimits): number => maxMbOf(kind, limits) * MB;
export const maxFilmBytes = ({ film_gb }: UploadLimits): number => film_gb * GB;

/** Area of an upload, the first folder of its key (AAPI-012, AAPI-013). */
export const productMediaAreas = ['one-time-products', 'subscription-products'] as const;
/** `lessons` are for holders of the course, the others are public. */
export const mediaAreas = [...productMediaAreas, 'content', 'lessons'] as const;
export type MediaArea = (typeof mediaAreas)[number];
/** `hand-ins` are uploaded by learners, for themselves and the staff. */
export type StoredArea = MediaArea | 'hand-ins';
export const privateAreas: readonly StoredArea[] = ['lessons', 'hand-ins'];

export const uploadTypes = {
  'image/jpeg': { kind: 'image', extensions: ['jpg', 'jpeg'] },
  'image/png': { kind: 'image', extensions: ['png'] },
  'image/webp': { kind: 'image', extensions: ['webp'] },
  'image/avif': { kind: 'image', extensions: ['avif'] },
  'image/gif': { kind: 'image', extensions: ['gif'] },
  'video/mp4': { kind: 'video', extensions: ['mp4', 'm4v'] },
  'video/webm': { kind: 'video', extensions: ['webm'] },
  'text/vtt': { kind: 'captions', extensions: ['vtt', 'srt'] },
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
  'application/epub+zip': { kind: 'document', extensions: ['epub'] },
  'application/zip': { kind: 'document', extensions: ['zip'] },
  'application/x-7z-compressed': { kind: 'document', extensions: ['7z'] },
  'application/gzip': { kind: 'document', extensions: ['gz', 'tgz'] },
  'audio/mpeg': { kind: 'document', extensions: ['mp3'] },
  'audio/x-m4a': { kind: 'document', extensions: ['m4a'] },
  'audio/ogg': { kind: 'document', extensions: ['ogg', 'oga', 'opus'] },
  'audio/wav': { kind: 'document', extensions: ['wav'] },
  'font/otf': { kind: 'document', extensions: ['otf'] },
  'font/ttf': { kind: 'document', extensions: ['ttf'] },
  'font/woff2': { kind: 'document', extensions: ['woff2'] },
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

/** Null if unsupported. */
export function typeByName(name: string): UploadType | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const all = Object.keys(uploadTypes).filter(isUploadType);
  return all.find((type) => uploadTypes[type].extensions.some((known) => known === ending)) ?? null;
}

/** Content types, and extensions where devices know no type. */
export function acceptedTypes(kind: UploadKind): string {
  const types = typesOf(kind);
  if (kind === 'image' || kind === 'video') return types.join(',');
  const endings = types.flatMap((type) => uploadTypes[type].extensions.map((ending) => `.${ending}`));
  return [...types, ...endings].join(',');
}
