import { type UploadedMedia, uploadPaths } from '#contract/media/uploaded-media.ts';
import { uploadCopy as copy } from '#messages/components/media-upload.ts';
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
