import { useEffect, useRef, useState } from 'react';
import { toast } from '#app/lib/toast.ts';
import type { UploadedMedia } from '#contract/media/uploaded-media.ts';
import { uploadCopy as copy } from '#messages/components/media-upload.ts';
import type { MediaArea, UploadKind } from '#shared/files/uploads.ts';
import { useUploadLimits } from '../upload-limits.tsx';
import { detectUploadKind } from './detect-upload-kind.ts';
import { createOrderedQueue, type OrderedQueue } from './ordered-queue.ts';
import { type UploadProgress, uploadFile } from './upload-file.ts';
import { uploadFilm } from './upload-film.ts';

export interface UploadTask<Kind extends UploadKind = UploadKind> {
  readonly key: number;
  readonly file: File;
  readonly kind: Kind;
  readonly state: 'waiting' | 'sending' | 'arrived' | 'failed';
  readonly progress: UploadProgress;
  readonly problem: string | null;
}

interface Options<Kind extends UploadKind> {
  readonly area: MediaArea;
  readonly kinds: readonly [Kind, ...Kind[]];
  readonly isSingle?: boolean;
  onUploaded(media: UploadedMedia, kind: Kind): void;
}

const MAX_CONCURRENT = 2;
const queuedState = { state: 'waiting', progress: { percent: 0 }, problem: null } as const;

/** AERR-008, AERR-009 */
export const showFailedUpload = (kind: UploadKind, name: string, problem: string) =>
  toast.error(copy.failed(kind, name), { description: problem });

/** Uploads in parallel: a failed one stays listed with its reason, the others continue (APRD-080). */
export function useUploads<Kind extends UploadKind>({ area, kinds, ...options }: Options<Kind>) {
  const { limits } = useUploadLimits();
  const { uploads, change, drop, append } = useUploadList<Kind>(options.isSingle ?? false);
  const next = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  const { enqueue, resolve } = useOrderedQueue<Kind>((key, { media, kind }) => {
    drop(key);
    options.onUploaded(media, kind);
  });
  const removeUpload = (key: number) => {
    drop(key);
    resolve(key, null);
  };

  function failUpload({ key, kind, file }: UploadTask<Kind>, problem: string): void {
    change(key, { state: 'failed', problem });
    resolve(key, null);
    showFailedUpload(kind, file.name, problem);
  }

  async function startUpload(task: UploadTask<Kind>): Promise<void> {
    const { key, file, kind } = task;
    const controller = new AbortController();
    running.current.set(key, controller);
    const onProgress = (progress: UploadProgress) => change(key, { progress });
    const upload = area === 'lessons' && kind === 'video' ? uploadFilm : uploadFile;
    const sent = await upload({ file, kind, area, onProgress, signal: controller.signal });
    running.current.delete(key);
    if (controller.signal.aborted) return removeUpload(key);
    if (!sent.ok) return failUpload(task, sent.message);
    countUploaded();
    change(key, { state: 'arrived' });
    resolve(key, { media: sent.media, kind });
  }

  const waiting = uploads.filter(({ state }) => state === 'waiting');
  const sending = uploads.filter(({ state }) => state === 'sending');
  useStartNext(sending.length < MAX_CONCURRENT ? waiting[0] : undefined, (upload) => {
    if (running.current.has(upload.key)) return;
    change(upload.key, { state: 'sending', progress: { percent: 0 } });
    void startUpload(upload);
  });
  const isDone = waiting.length + sending.length === 0;
  const countUploaded = useUploadCountToast(isDone);
  useEffect(() => abortAll(running.current), []);

  return {
    uploads,
    isBusy: !isDone,
    add: (files: readonly File[]) => {
      for (const file of files) {
        next.current += 1;
        const { kind, problem } = detectUploadKind(file, { allowed: kinds, area, limits });
        const upload = { key: next.current, file, kind, ...queuedState };
        enqueue(upload.key);
        append(upload);
        if (problem !== null) failUpload(upload, problem);
      }
    },
    cancel: (key: number) => {
      const controller = running.current.get(key);
      if (controller === undefined) removeUpload(key);
      else controller.abort();
    },
    retry: (key: number) => {
      enqueue(key);
      change(key, queuedState);
    },
  };
}

function useStartNext<Upload>(next: Upload | undefined, startUpload: (upload: Upload) => void): void {
  useEffect(() => {
    if (next !== undefined) startUpload(next);
  });
}

function useOrderedQueue<Kind>(
  onReady: (key: number, arrived: UploadedFile<Kind>) => void,
): OrderedQueue<UploadedFile<Kind>> {
  const latest = useRef(onReady);
  latest.current = onReady;
  const [order] = useState(() =>
    createOrderedQueue<UploadedFile<Kind>>((key, arrived) => latest.current(key, arrived)),
  );
  return order;
}

function useUploadList<Kind extends UploadKind>(isSingle: boolean) {
  const [uploads, setUploads] = useState<readonly UploadTask<Kind>[]>([]);
  return {
    uploads,
    change: (key: number, part: Partial<UploadTask<Kind>>) =>
      setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload))),
    drop: (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key)),
    append: (upload: UploadTask<Kind>) => setUploads((all) => appendUpload(all, upload, isSingle)),
  };
}

interface UploadedFile<Kind> {
  readonly media: UploadedMedia;
  readonly kind: Kind;
}

export function appendUpload<Kind extends UploadKind>(
  all: readonly UploadTask<Kind>[],
  added: UploadTask<Kind>,
  isSingle: boolean,
): readonly UploadTask<Kind>[] {
  const isReplaced = ({ state, file }: UploadTask<Kind>) =>
    state === 'failed' && (isSingle || file.name === added.file.name);
  return [...all.filter((upload) => !isReplaced(upload)), added];
}

/** Shows one toast for a batch (AERR-017); returns the callback for each stored file. */
function useUploadCountToast(isDone: boolean): () => void {
  const arrived = useRef(0);
  useEffect(() => {
    if (!isDone || arrived.current === 0) return;
    toast.success(copy.done, { description: copy.arrived(arrived.current) });
    arrived.current = 0;
  }, [isDone]);
  return () => {
    arrived.current += 1;
  };
}

function abortAll(all: ReadonlyMap<number, AbortController>) {
  return () => {
    for (const controller of all.values()) controller.abort();
  };
}
