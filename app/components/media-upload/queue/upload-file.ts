import type { DetailedError, Upload } from 'tus-js-client';
import { filmsPath, type UploadedMedia, uploadPaths } from '#contract/media/uploaded-media.ts';
import { uploadCopy as copy } from '#messages/components/media-upload.ts';
import { FILM_PART_BYTES, FILM_UPLOADS_PATH } from '#shared/courses/film.ts';
import type { MediaArea, UploadKind } from '#shared/files/uploads.ts';
import { currentLanguage } from '#shared/language/language.ts';

export interface UploadProgress {
  readonly percent: number;
  /** Estimated seconds left; null: not known yet, or too short to show. */
  readonly seconds_left?: number | null;
  readonly is_interrupted?: boolean;
}

export interface UploadRequest {
  readonly file: File;
  readonly kind: UploadKind;
  readonly area: MediaArea;
  onProgress(progress: UploadProgress): void;
  readonly signal: AbortSignal;
}

export type UploadResult =
  | { readonly ok: true; readonly media: UploadedMedia }
  | { readonly ok: false; readonly message: string };

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
export function uploadFile({ file, kind, area, onProgress, signal }: UploadRequest): Promise<UploadResult> {
  const query = new URLSearchParams({ area, kind, name: file.name });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${uploadPaths[area]}?${query}`);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('accept-language', currentLanguage());
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress({ percent: Math.floor((100 * loaded) / total) });
    });
    request.addEventListener('load', () => resolve(parseUploadResponse(request.responseText)));
    request.addEventListener('error', () => resolve({ ok: false, message: copy.lost }));
    request.addEventListener('abort', () => resolve({ ok: false, message: copy.lost }));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

export function parseUploadResponse(text: string): UploadResult {
  try {
    const { media, error } = JSON.parse(text);
    return media === undefined ? { ok: false, message: String(error ?? copy.lost) } : { ok: true, media };
  } catch {
    return { ok: false, message: copy.lost };
  }
}

/** Retries a lost connection for an hour; after that, choosing the file again resumes. */
const RETRY_MS = [0, 1_000, 3_000, 5_000, ...Array.from({ length: 360 }, () => 10_000)];

/**
 * Uploads in parts (tus), which the server keeps for a day: resumes by itself after a lost connection, and after a
 * closed tab when the same file is chosen again.
 */
export async function uploadFilm(request: UploadRequest): Promise<UploadResult> {
  const tus = await import('tus-js-client');
  const sent = await new Promise<{ readonly upload: Upload } | { readonly message: string }>((resolve) => {
    const { file, signal } = request;
    const progress = createProgress(request);
    const upload: Upload = new tus.Upload(file, {
      endpoint: FILM_UPLOADS_PATH,
      metadata: { filename: file.name },
      headers: { 'accept-language': currentLanguage() },
      chunkSize: FILM_PART_BYTES,
      retryDelays: RETRY_MS,
      onProgress: progress.onSent,
      onShouldRetry: (error) => {
        const goesOn = isWorthRetrying(error);
        if (goesOn) progress.onInterrupted();
        return goesOn;
      },
      onError: (error) => resolve({ message: messageOf(error) }),
      onSuccess: () => resolve({ upload }),
    });
    signal.addEventListener('abort', () => void upload.abort().then(() => resolve({ message: copy.lost })));
    void upload.findPreviousUploads().then(([previous]) => {
      if (previous !== undefined) upload.resumeFromPreviousUpload(previous);
      if (!signal.aborted) upload.start();
    });
  });
  if ('message' in sent) return { ok: false, message: sent.message };
  return finish(sent.upload);
}

async function finish({ url }: Upload): Promise<UploadResult> {
  const body = JSON.stringify({ upload_id: url?.split('/').at(-1) });
  const headers = { 'content-type': 'application/json', 'accept-language': currentLanguage() };
  try {
    const response = await fetch(filmsPath, { method: 'POST', headers, body });
    return parseUploadResponse(await response.text());
  } catch {
    return { ok: false, message: copy.lost };
  }
}

/** Retries outages and locks held by another tab; a refusal is final. */
function isWorthRetrying(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0;
  return status < 400 || status === 409 || status === 423 || status === 429 || status >= 500;
}

function messageOf(error: Error | DetailedError): string {
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  try {
    return String(JSON.parse(body ?? '').error ?? copy.lost);
  } catch {
    return copy.lost;
  }
}

/** Waits this long before estimating, because the pace of the first part is chance. */
const PACE_AFTER_MS = 3_000;

function createProgress({ file, onProgress }: Pick<UploadRequest, 'file' | 'onProgress'>) {
  let begun: { readonly at: number; readonly bytes: number } | null = null;
  let percent = 0;
  return {
    onSent(bytes: number) {
      begun ??= { at: performance.now(), bytes };
      percent = Math.floor((100 * bytes) / file.size);
      const ms = performance.now() - begun.at;
      const pace = (bytes - begun.bytes) / ms;
      const isKnown = ms > PACE_AFTER_MS && pace > 0;
      onProgress({ percent, seconds_left: isKnown ? Math.ceil((file.size - bytes) / pace / 1000) : null });
    },
    onInterrupted() {
      begun = null;
      onProgress({ percent, is_interrupted: true });
    },
  };
}
