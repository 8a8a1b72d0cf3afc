import { useEffect, useRef, useState } from 'react';
import { toast } from '#app/lib/toast.ts';
import type { UploadedMedia } from '#contract/uploaded-media.ts';
import type { MediaArea, UploadKind } from '#shared/media.ts';
import { type InChosenOrder, inChosenOrder } from './in-chosen-order.ts';
import { kindOfFile } from './kind-of-file.ts';
import { sendUpload } from './send-upload.ts';
import { uploadCopy as copy } from './upload-copy.ts';

export interface RunningUpload<Kind extends UploadKind = UploadKind> {
  readonly key: number;
  readonly file: File;
  readonly kind: Kind;
  /** `arrived`: kept by the server, and waiting for those that were chosen before it. */
  readonly state: 'waiting' | 'sending' | 'arrived' | 'failed';
  readonly percent: number;
  readonly problem: string | null;
}

interface Options<Kind extends UploadKind> {
  readonly area: MediaArea;
  readonly kinds: readonly [Kind, ...Kind[]];
  /** The field holds one file: another one takes its place, and what failed before is forgotten. */
  readonly isSingle?: boolean;
  /** Called for each file that was kept, in the order in which they were chosen. */
  onUploaded(media: UploadedMedia, kind: Kind): void;
}

const AT_ONCE = 2;
const waitingState = { state: 'waiting', percent: 0, problem: null } as const;

/** Uploads side by side: one that fails stays in the list with its reason, and the others go on (APRD-080). */
export function useUploads<Kind extends UploadKind>({ area, kinds, ...options }: Options<Kind>) {
  const { uploads, change, drop, append } = useUploadList<Kind>(options.isSingle ?? false);
  const next = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  const { begin, settle } = useOrder<Kind>((key, { media, kind }) => {
    drop(key);
    options.onUploaded(media, kind);
  });
  const forget = (key: number) => {
    drop(key);
    settle(key, null);
  };

  function fail({ key, kind, file }: RunningUpload<Kind>, problem: string): void {
    change(key, { state: 'failed', problem });
    settle(key, null);
    toast.error(copy.failed(kind, file.name), { description: problem });
  }

  async function send(upload: RunningUpload<Kind>): Promise<void> {
    const { key, file, kind } = upload;
    const controller = new AbortController();
    running.current.set(key, controller);
    const onProgress = (percent: number) => change(key, { percent });
    const sent = await sendUpload({ file, kind, area, onProgress, signal: controller.signal });
    running.current.delete(key);
    if (controller.signal.aborted) return forget(key);
    if (!sent.ok) return fail(upload, sent.message);
    arrive();
    change(key, { state: 'arrived' });
    settle(key, { media: sent.media, kind });
  }

  const waiting = uploads.filter(({ state }) => state === 'waiting');
  const sending = uploads.filter(({ state }) => state === 'sending');
  useNext(sending.length < AT_ONCE ? waiting[0] : undefined, (upload) => {
    if (running.current.has(upload.key)) return;
    change(upload.key, { state: 'sending', percent: 0 });
    void send(upload);
  });
  const isDone = waiting.length + sending.length === 0;
  const arrive = useArrivals(isDone);
  useEffect(() => abortAll(running.current), []);

  return {
    uploads,
    isBusy: !isDone,
    add: (files: readonly File[]) => {
      for (const file of files) {
        next.current += 1;
        const { kind, problem } = kindOfFile(file, kinds);
        const upload = { key: next.current, file, kind, ...waitingState };
        begin(upload.key);
        append(upload);
        if (problem !== null) fail(upload, problem);
      }
    },
    cancel: (key: number) => {
      const controller = running.current.get(key);
      if (controller === undefined) forget(key);
      else controller.abort();
    },
    retry: (key: number) => {
      begin(key);
      change(key, waitingState);
    },
  };
}

/** The network is outside of React: the next file leaves as soon as there is room. */
function useNext<Upload>(next: Upload | undefined, send: (upload: Upload) => void): void {
  useEffect(() => {
    if (next !== undefined) send(next);
  });
}

/** What is handed on meets the field as it stands then. */
function useOrder<Kind>(handOn: (key: number, arrived: Arrived<Kind>) => void): InChosenOrder<Arrived<Kind>> {
  const latest = useRef(handOn);
  latest.current = handOn;
  const [order] = useState(() =>
    inChosenOrder<Arrived<Kind>>((key, arrived) => latest.current(key, arrived)),
  );
  return order;
}

/** The list as the field shows it. */
function useUploadList<Kind extends UploadKind>(isSingle: boolean) {
  const [uploads, setUploads] = useState<readonly RunningUpload<Kind>[]>([]);
  return {
    uploads,
    change: (key: number, part: Partial<RunningUpload<Kind>>) =>
      setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload))),
    drop: (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key)),
    append: (upload: RunningUpload<Kind>) => setUploads((all) => withUpload(all, upload, isSingle)),
  };
}

interface Arrived<Kind> {
  readonly media: UploadedMedia;
  readonly kind: Kind;
}

/** One more, in place of what failed and is tried with another file: of the same name or, in a field for one, of any. */
export function withUpload<Kind extends UploadKind>(
  all: readonly RunningUpload<Kind>[],
  added: RunningUpload<Kind>,
  isSingle: boolean,
): readonly RunningUpload<Kind>[] {
  const isReplaced = ({ state, file }: RunningUpload<Kind>) =>
    state === 'failed' && (isSingle || file.name === added.file.name);
  return [...all.filter((upload) => !isReplaced(upload)), added];
}

/** Told once for all files that left together (AERR-017); gives what is called for each that arrived. */
function useArrivals(isDone: boolean): () => void {
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

/** Whoever leaves the page leaves their uploads, too. */
function abortAll(all: ReadonlyMap<number, AbortController>) {
  return () => {
    for (const controller of all.values()) controller.abort();
  };
}
