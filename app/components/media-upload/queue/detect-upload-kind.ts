import { uploadCopy as copy } from '#messages/components/media-upload.ts';
import { filmTypeByName } from '#shared/courses/film.ts';
import {
  isUploadType,
  type MediaArea,
  maxBytesOf,
  maxFilmBytes,
  maxMbOf,
  typeByName,
  type UploadKind,
  type UploadLimits,
  uploadTypes,
} from '#shared/files/uploads.ts';

interface DetectedFile<Kind> {
  readonly kind: Kind;
  /** The reason for rejecting it before sending; null if accepted. */
  readonly problem: string | null;
}

interface UploadRules<Kind> {
  readonly allowed: readonly [Kind, ...Kind[]];
  readonly area: MediaArea;
  readonly limits: UploadLimits;
}

/** Rejects wrong files early; the server never trusts it (DECISIONS 22). Unknown types go by their extension. */
export function detectUploadKind<Kind extends UploadKind>(
  { type: mimeType, size, name }: Pick<File, 'type' | 'size' | 'name'>,
  { allowed, area, limits }: UploadRules<Kind>,
): DetectedFile<Kind> {
  const film = area === 'lessons' && filmTypeByName(name) !== null;
  const video = allowed.find((known) => film && known === 'video');
  if (video !== undefined) {
    const problem = size > maxFilmBytes(limits) ? copy.filmTooLarge(limits.film_gb) : null;
    return { kind: video, problem };
  }
  const type = isUploadType(mimeType) ? mimeType : typeByName(name);
  const kind = allowed.find((known) => type !== null && uploadTypes[type].kind === known);
  if (kind === undefined) {
    const expected = allowed.find((known) => mimeType.startsWith(`${known}/`)) ?? allowed[0];
    return { kind: expected, problem: copy.wrongType(allowed) };
  }
  return { kind, problem: size > maxBytesOf(kind, limits) ? copy.tooLarge(maxMbOf(kind, limits)) : null };
}
