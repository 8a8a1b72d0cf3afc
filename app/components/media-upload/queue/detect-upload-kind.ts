import { isUploadType, maxBytesOf, typeByName, type UploadKind, uploadTypes } from '#shared/media.ts';
import { uploadCopy as copy } from '../upload-copy.ts';

interface DetectedFile<Kind> {
  readonly kind: Kind;
  /** Why it is not even sent; null when it may be. */
  readonly problem: string | null;
}

/**
 * What a file says it is: enough to spare a wait, never believed by the server (DECISIONS 22). Where a device knows no
 * type for it, its name says so.
 */
export function detectUploadKind<Kind extends UploadKind>(
  { type: mimeType, size, name }: Pick<File, 'type' | 'size' | 'name'>,
  allowed: readonly [Kind, ...Kind[]],
): DetectedFile<Kind> {
  const type = isUploadType(mimeType) ? mimeType : typeByName(name);
  const kind = allowed.find((known) => type !== null && uploadTypes[type].kind === known);
  if (kind === undefined) {
    const expected = allowed.find((known) => mimeType.startsWith(`${known}/`)) ?? allowed[0];
    return { kind: expected, problem: copy.wrongType(allowed) };
  }
  return { kind, problem: size > maxBytesOf(kind) ? copy.tooLarge(kind) : null };
}
