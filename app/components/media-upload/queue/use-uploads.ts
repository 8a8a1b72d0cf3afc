import { useEffect, useRef, useState } from 'react';
import { toast } from '#app/lib/toast.ts';
import type { UploadedMedia } from '#contract/media/uploaded-media.ts';
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
import { useUploadLimits } from '../upload-limits.tsx';
import { type UploadProgress, uploadFile, uploadFilm } from './upload-file.ts';

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

interface OrderedQueue<Value> {
  enqueue(key: number): void;
  /** Settles this slot; null: it failed. */
  resolve(key: number, value: Value | null): void;
}

/** Emits results in the order of their start, because the first chosen picture becomes the cover. */
export function createOrderedQueue<Value>(onReady: (key: number, value: Value) => void): OrderedQueue<Value> {
  const pending: number[] = [];
  const settled = new Map<number, Value | null>();
  return {
    enqueue: (key) => void pending.push(key),
    resolve(key, value) {
      settled.set(key, value);
      for (let first = pending[0]; first !== undefined && settled.has(first); first = pending[0]) {
        const ready = settled.get(first) ?? null;
        pending.shift();
        settled.delete(first);
        if (ready !== null) onReady(first, ready);
      }
    },
  };
}

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
