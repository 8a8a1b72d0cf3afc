import type { uploadHandInFile as contract } from '#contract/courses/hand-ins.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { type UploadRefused, uploadMedia } from '#server/media/index.ts';
import { handInLimits, MAX_HAND_IN_BYTES } from '#shared/courses/hand-ins.ts';
import { typeByName, uploadTypes } from '#shared/files/uploads.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { LearningServices } from '../courses-services.ts';
import type { LessonRequest } from '../lessons/open-lesson.ts';
import { selectHandIn } from './hand-ins.queries.ts';
import { requireAssignment } from './require-assignment.ts';

interface Upload extends LessonRequest {
  readonly name: string;
  readonly declared_bytes: number | null;
  readonly bytes: AsyncIterable<Uint8Array>;
}

interface UploadedFile {
  readonly id: string;
  readonly file_name: string;
  readonly size_bytes: number;
}

type UploadResult = Result<{ readonly file: UploadedFile }, RefusalOf<typeof contract>>;

/** A picture or document that is never handed in is pruned after a day. */
export async function uploadHandInFile(
  services: Pick<LearningServices, 'db' | 'storage' | 'clock'>,
  { name, declared_bytes, bytes, ...request }: Upload,
): Promise<UploadResult> {
  const assigned = await requireAssignment(services.db.orm, request);
  if (!assigned.ok) return assigned;
  const before = await selectHandIn(services.db.orm, assigned.value.place);
  if (before?.state === 'accepted') return refuse({ code: 'HAND_IN_ACCEPTED' });
  if ((declared_bytes ?? 0) > MAX_HAND_IN_BYTES) return refuse({ code: 'HAND_IN_FILE_TOO_LARGE' });
  const type = typeByName(name);
  const kind = type === null ? null : uploadTypes[type].kind;
  if (kind !== 'image' && kind !== 'document') return refuse({ code: 'HAND_IN_FILE_TYPE_REFUSED' });
  const upload = { name, bytes, kind, uploaded_by: request.user_id, limits: handInLimits };
  const kept = await uploadMedia(services, { ...upload, area: 'hand-ins' });
  if (!kept.ok) return refuse({ code: ofHandIn(kept.refusal.code) });
  const { id, file_name, size_bytes } = kept.value;
  return succeed({ file: { id, file_name, size_bytes } });
}

function ofHandIn(code: UploadRefused['code']) {
  switch (code) {
    case 'FILE_TOO_LARGE':
      return 'HAND_IN_FILE_TOO_LARGE';
    case 'FILE_TYPE_REFUSED':
      return 'HAND_IN_FILE_TYPE_REFUSED';
    case 'FILE_BROKEN':
    case 'FILE_LOCKED':
      return 'HAND_IN_FILE_BROKEN';
    default:
      return code;
  }
}
