import { uploadCopy as copy } from '#messages/media-upload.ts';
import { filmTypeByName } from '#shared/film.ts';
import {
  isUploadType,
  type MediaArea,
  maxBytesOf,
  typeByName,
  type UploadKind,
  uploadTypes,
} from '#shared/uploads.ts';

interface DetectedFile<Kind> {
  readonly kind: Kind;
  /** Why it is rejected before sending; null if accepted. */
  readonly problem: string | null;
}

/**
 * The kind that a file claims: enough to reject it early, never trusted by the server (DECISIONS 22). Falls back to the
 * extension where the device knows no type.
 */
export function detectUploadKind<Kind extends UploadKind>(
  { type: mimeType, size, name }: Pick<File, 'type' | 'size' | 'name'>,
  allowed: readonly [Kind, ...Kind[]],
  area: MediaArea,
): DetectedFile<Kind> {
  const film = area === 'lessons' && filmTypeByName(name) !== null;
  const video = allowed.find((known) => film && known === 'video');
  // How large it may be is a setting, which the server knows.
  if (video !== undefined) return { kind: video, problem: null };
  const type = isUploadType(mimeType) ? mimeType : typeByName(name);
  const kind = allowed.find((known) => type !== null && uploadTypes[type].kind === known);
  if (kind === undefined) {
    const expected = allowed.find((known) => mimeType.startsWith(`${known}/`)) ?? allowed[0];
    return { kind: expected, problem: copy.wrongType(allowed) };
  }
  return { kind, problem: size > maxBytesOf(kind) ? copy.tooLarge(kind) : null };
}
