import { uploadContentMedia, uploadProductMedia } from '#contract/admin/media.ts';
import { type MediaServices, uploadMedia } from '#server/modules/media/index.ts';
import { MAX_UPLOAD_BYTES, type MediaArea, type UploadKind } from '#shared/media.ts';
import { refuse, succeed } from '#shared/result.ts';
import { type Implementation, type IncomingFile, implement } from '../implement.ts';

interface Uploading {
  readonly query: { readonly area: MediaArea; readonly kind: UploadKind; readonly name: string };
  readonly file: IncomingFile;
  readonly caller: { readonly id: string };
}

export function mediaRoutes(services: MediaServices): readonly Implementation[] {
  return [
    implement(uploadProductMedia, (call) => upload(services, call)),
    implement(uploadContentMedia, (call) => upload(services, call)),
  ];
}

/** What says of itself that it is too large is not read at all; what lies about it is cut off on the way. */
async function upload(services: MediaServices, { query, file, caller }: Uploading) {
  if ((file.declared_bytes ?? 0) > MAX_UPLOAD_BYTES) return refuse({ code: 'FILE_TOO_LARGE' });
  const kept = await uploadMedia(services, { ...query, bytes: file.bytes, uploaded_by: caller.id });
  return kept.ok ? succeed({ media: kept.value }) : kept;
}
