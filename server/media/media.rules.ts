import { type StoredArea, type UploadKind, type UploadType, uploadTypes } from '#shared/files/uploads.ts';

/** Removes characters that are unsafe in headers and paths; never empty. */
export function sanitizeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200)
    .trim();
  return clean === '' || clean === '.' || clean === '..' ? 'berkas' : clean.toWellFormed();
}

export function storedName(fileName: string, type: UploadType): string {
  return type === 'text/vtt' ? fileName.replace(/\.srt$/i, '.vtt') : fileName;
}

/** Keeps the name's extension if it matches the content, else uses the default one. */
export function extensionOf(fileName: string, type: UploadType): string {
  const given = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  const extensions: readonly string[] = uploadTypes[type].extensions;
  return given !== undefined && extensions.includes(given) ? given : uploadTypes[type].extensions[0];
}

interface StorageKeyParts {
  readonly area: StoredArea;
  readonly type: UploadType;
  readonly extension: string;
  readonly now: Date;
  readonly random: string;
}

const folders: Readonly<Record<UploadKind, string>> = {
  image: 'images',
  video: 'videos',
  captions: 'captions',
  document: 'documents',
};

/** `one-time-products/images/{timestamp-random}.{ext}` (AAPI-012, AAPI-013, APRD-079). */
export function storageKey({ area, type, extension, now, random }: StorageKeyParts): string {
  return `${area}/${folders[uploadTypes[type].kind]}/${now.getTime()}-${random}.${extension}`;
}

export function variantKey(originalKey: string, width: number, format: string): string {
  return `${originalKey.replace(/\.[a-z0-9]+$/, '')}-${width}w.${format}`;
}
