import { type DataStore, MemoryLocker, Server } from '@tus/server';
import { finishFilmUpload } from '#contract/media/admin.ts';
import { refusalAnswer } from '#server/api/answers.ts';
import { authorizeByEndpoint, type MountOptions } from '#server/api/mount.ts';
import { commonError } from '#server/http/responses.ts';
import type { Scope } from '#server/http/scope.ts';
import {
  beginFilmUpload,
  type FilmUpload,
  type FilmUploadServices,
  findFilmUpload,
  validateFilmPart,
} from '#server/media/index.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { FILM_UPLOADS_PATH } from '#shared/courses/film.ts';
import { maxFilmBytes, uploadLimitsOf } from '#shared/files/uploads.ts';
import { isUuid } from '#shared/short-id.ts';

interface Services extends FilmUploadServices {
  readonly readSettings: () => Promise<SiteSettings>;
}

/** The tus headers; nothing else of a request reaches the library. */
const HEADERS = [
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'upload-metadata',
  'content-type',
  'content-length',
];
/** Tells the library which upload a request is about, overriding the client. */
const KEY = 'x-storage-key';
const LOCATION = 'x-location';

/** tus 1.0.0 (https://tus.io) under the rules of staff calls; only who began an upload can continue it. */
export function createFilmUploads(services: Services) {
  let opened: Promise<Server> | null = null;
  const open = () => {
    opened ??= services.uploads.open().then(createServer);
    return opened;
  };
  return async (request: Request, scope: Scope, mount: MountOptions): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (pathname !== FILM_UPLOADS_PATH && !pathname.startsWith(`${FILM_UPLOADS_PATH}/`)) return null;
    const { respond } = mount;
    const permitted = await authorizeByEndpoint(finishFilmUpload, { options: mount, request, scope });
    if (!permitted.ok) return respond.error(scope, permitted.refusal);
    if (permitted.value === null) return respond.error(scope, commonError('UNAUTHENTICATED'));
    const id = pathname.slice(FILM_UPLOADS_PATH.length + 1);
    const call = { request, id, uploaded_by: permitted.value.id };
    const found =
      request.method === 'POST' ? await beginUpload(services, call) : await continueUpload(services, call);
    if (!found.ok) return respond.error(scope, refusalAnswer(finishFilmUpload, found.refusal));
    const answer = await (await open()).handleWeb(toTusRequest(request, found.value));
    return toApiResponse(answer, {
      ...respond.common,
      'x-request-id': scope.id,
      'cache-control': 'no-store',
    });
  };
}

/** One process writes an upload at a time; a second one would write the same bytes to the same place. */
function createServer(datastore: DataStore): Server {
  return new Server({
    datastore,
    path: FILM_UPLOADS_PATH,
    locker: new MemoryLocker(),
    namingFunction: (request) => request.headers.get(KEY) ?? '',
    getFileIdFromRequest: (request) => request.headers.get(KEY) ?? undefined,
    generateUrl: (request) => request.headers.get(LOCATION) ?? '',
  });
}

interface UploadCall {
  readonly request: Request;
  readonly id: string;
  readonly uploaded_by: string;
}

async function beginUpload(services: Services, { request, id, uploaded_by }: UploadCall) {
  const size_bytes = Number(request.headers.get('upload-length') ?? Number.NaN);
  const file_name = fileNameOf(request.headers.get('upload-metadata') ?? '');
  if (id !== '' || !Number.isSafeInteger(size_bytes) || size_bytes < 1 || file_name === null) {
    return { ok: false as const, refusal: { code: 'MALFORMED_REQUEST' } };
  }
  const limits = uploadLimitsOf(await services.readSettings());
  const begun = await beginFilmUpload(services, {
    file_name,
    size_bytes,
    uploaded_by,
    max_bytes: maxFilmBytes(limits),
  });
  if (begun.ok || begun.refusal.code !== 'FILM_TOO_LARGE') return begun;
  return { ok: false as const, refusal: { ...begun.refusal, details: { max_gb: limits.film_gb } } };
}

async function continueUpload(services: Services, { request, id, uploaded_by }: UploadCall) {
  const upload = isUuid(id) ? await findFilmUpload(services.db.orm, { id, uploaded_by }) : null;
  if (upload === null) return { ok: false as const, refusal: { code: 'FILE_NOT_FOUND' } };
  if (request.method === 'HEAD') return { ok: true as const, value: upload };
  if (request.method !== 'PATCH') return { ok: false as const, refusal: { code: 'METHOD_NOT_ALLOWED' } };
  const noted = await validateFilmPart(services, upload);
  return noted.ok ? { ok: true as const, value: upload } : noted;
}

function fileNameOf(metadata: string): string | null {
  const pairs = metadata.split(',').map((pair) => pair.trim().split(' '));
  const [, value] = pairs.find(([name]) => name === 'filename') ?? [];
  const name = Buffer.from(value ?? '', 'base64').toString('utf8');
  return name === '' || name.length > 300 ? null : name;
}

function toTusRequest(request: Request, { id, storage_key }: FilmUpload): Request {
  const headers = new Headers({ [KEY]: storage_key, [LOCATION]: `${FILM_UPLOADS_PATH}/${id}` });
  for (const name of HEADERS) {
    const value = request.headers.get(name);
    // The body of a POST arrives as a part of its own.
    if (value !== null && (request.method === 'PATCH' || !name.startsWith('content-')))
      headers.set(name, value);
  }
  const body = request.method === 'PATCH' ? { body: request.body, duplex: 'half' } : {};
  return new Request(new URL(`${FILM_UPLOADS_PATH}/${id}`, request.url), {
    method: request.method,
    headers,
    ...body,
  });
}

function toApiResponse(answer: Response, common: Readonly<Record<string, string>>): Response {
  const headers = new Headers(common);
  for (const [name, value] of answer.headers)
    if (!name.startsWith('access-control-')) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}
