import { isUploadType, MAX_UPLOAD_BYTES, type UploadKind, uploadTypes } from '#shared/media.ts';
import { uploadCopy as copy } from './upload-copy.ts';

interface Looked {
  readonly kind: UploadKind;
  /** Why it is not even sent; null when it may be. */
  readonly problem: string | null;
}

/** What a file says it is: enough to spare a wait, never believed by the server (DECISIONS 22). */
export function kindOfFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  allowed: readonly UploadKind[],
): Looked {
  const kind = type.startsWith('video/') ? 'video' : 'image';
  const isKnown = isUploadType(type) && allowed.includes(uploadTypes[type].kind);
  if (!isKnown) return { kind, problem: copy.wrongType };
  return { kind, problem: size > MAX_UPLOAD_BYTES ? copy.tooLarge : null };
}
