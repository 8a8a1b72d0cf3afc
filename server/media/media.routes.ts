import type { RefusalOf } from '#contract/endpoint.ts';
import * as contract from '#contract/media/admin.ts';
import {
  type FilmUploadServices,
  finishFilmUpload,
  listLessonFiles,
  type MediaServices,
  openLessonFile,
  retryFilm,
  toLessonUpload,
  type UploadRefused,
  uploadMedia,
} from '#server/media/index.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { hostsIn } from '#shared/courses/film-hosts.ts';
import {
  type MediaArea,
  maxBytesOf,
  maxMbOf,
  type UploadKind,
  uploadLimitsOf,
} from '#shared/files/uploads.ts';
import { refuse, succeed } from '#shared/result.ts';
import { sendFile } from '../api/answers.ts';
import { type Implementation, type IncomingFile, implement } from '../api/implement.ts';

const PRIVATE = 'private, no-store';

interface UploadCall {
  readonly query: { readonly area: MediaArea; readonly kind: UploadKind; readonly name: string };
  readonly file: IncomingFile;
  readonly caller: { readonly id: string };
}

interface Services extends MediaServices, FilmUploadServices {
  readonly readSettings: () => Promise<SiteSettings>;
}

export function mediaRoutes(services: Services): readonly Implementation[] {
  return [
    implement(contract.uploadProductMedia, (call) => upload(services, call)),
    implement(contract.uploadContentMedia, (call) => upload(services, call)),
    implement(contract.uploadLessonMedia, async (call) => {
      const uploaded = await upload(services, call);
      return uploaded.ok ? uploaded : refuse(ofLesson(uploaded.refusal));
    }),
    implement(contract.getUploadLimits, async () => {
      const settings = await services.readSettings();
      return succeed({ limits: uploadLimitsOf(settings), film_hosts: hostsIn(settings.film_hosts) });
    }),
    implement(contract.listLessonMedia, async ({ query }) =>
      succeed({ files: await listLessonFiles(services.db.orm, query) }),
    ),
    implement(contract.finishFilmUpload, async ({ body, caller }) => {
      const finished = await finishFilmUpload(services, { id: body.upload_id, uploaded_by: caller.id });
      return finished.ok ? succeed({ media: toLessonUpload(finished.value, 'video') }) : finished;
    }),
    implement(contract.retryFilm, async ({ params }) => {
      const retried = await retryFilm(services.db, params.id);
      return retried.ok ? lessonFile(services, params.id) : retried;
    }),
    implement(contract.getLessonMedia, async ({ params }) => {
      const opened = await openLessonFile(services.db.orm, params.id);
      if (!opened.ok) return opened;
      return succeed(
        sendFile(services.storage, opened.value, { disposition: 'inline', cache_control: PRIVATE }),
      );
    }),
  ];
}

async function lessonFile({ db }: MediaServices, id: string) {
  const [file] = await listLessonFiles(db.orm, { kind: 'video', ids: [id] });
  return file === undefined ? refuse({ code: 'FILE_NOT_FOUND' }) : succeed({ file });
}

/** Lesson files have their own refusal messages. */
function ofLesson(refusal: UploadRefused): RefusalOf<typeof contract.uploadLessonMedia> {
  switch (refusal.code) {
    case 'FILE_TOO_LARGE':
      return { ...refusal, code: 'LESSON_FILE_TOO_LARGE' };
    case 'FILE_TYPE_REFUSED':
      return { code: 'LESSON_FILE_TYPE_REFUSED' };
    case 'FILE_BROKEN':
      return { code: 'LESSON_FILE_BROKEN' };
    default:
      return refusal;
  }
}

/** A too large Content-Length is refused unread; the stream is limited as well. */
async function upload(services: Services, { query, file, caller }: UploadCall) {
  const limits = uploadLimitsOf(await services.readSettings());
  if ((file.declared_bytes ?? 0) > maxBytesOf(query.kind, limits)) {
    return refuse({ code: 'FILE_TOO_LARGE', details: { max_mb: maxMbOf(query.kind, limits) } });
  }
  const kept = await uploadMedia(services, { ...query, bytes: file.bytes, uploaded_by: caller.id, limits });
  return kept.ok ? succeed({ media: kept.value }) : kept;
}
