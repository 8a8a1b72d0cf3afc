import { useEffect, useRef, useState } from 'react';
import { toast } from '#app/lib/toast.ts';
import type { UploadedMedia } from '#contract/uploaded-media.ts';
import type { MediaArea, UploadKind } from '#shared/media.ts';
import { kindOfFile } from './kind-of-file.ts';
import { sendUpload } from './send-upload.ts';
import { uploadCopy as copy } from './upload-copy.ts';

export interface RunningUpload<Kind extends UploadKind = UploadKind> {
  readonly key: number;
  readonly file: File;
  readonly kind: Kind;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly percent: number;
  readonly problem: string | null;
}

interface Options<Kind extends UploadKind> {
  readonly area: MediaArea;
  readonly kinds: readonly [Kind, ...Kind[]];
  /** Called for each file that was kept, in the order in which they arrive. */
  onUploaded(media: UploadedMedia, kind: Kind): void;
}

const AT_ONCE = 2;

/** Uploads side by side: one that fails stays in the list with its reason, and the others go on (APRD-080). */
export function useUploads<Kind extends UploadKind>({ area, kinds, onUploaded }: Options<Kind>) {
  const [uploads, setUploads] = useState<readonly RunningUpload<Kind>[]>([]);
  const next = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  const report = useRef(onUploaded);
  report.current = onUploaded;

  const change = (key: number, part: Partial<RunningUpload<Kind>>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));

  function fail({ key, kind, file }: RunningUpload<Kind>, problem: string): void {
    change(key, { state: 'failed', problem });
    toast.error(copy.failed(kind, file.name), { description: problem });
  }

  async function send(upload: RunningUpload<Kind>): Promise<void> {
    const { key, file, kind } = upload;
    const controller = new AbortController();
    running.current.set(key, controller);
    const onProgress = (percent: number) => change(key, { percent });
    const sent = await sendUpload({ file, kind, area, onProgress, signal: controller.signal });
    running.current.delete(key);
    if (controller.signal.aborted) return drop(key);
    if (!sent.ok) return fail(upload, sent.message);
    drop(key);
    arrive();
    report.current(sent.media, kind);
  }

  const waiting = uploads.filter(({ state }) => state === 'waiting');
  const sending = uploads.filter(({ state }) => state === 'sending');
  const first = sending.length < AT_ONCE ? waiting[0] : undefined;
  // The network is outside of React: the next file leaves as soon as there is room.
  useEffect(() => {
    if (first === undefined || running.current.has(first.key)) return;
    change(first.key, { state: 'sending', percent: 0 });
    void send(first);
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
        const upload = {
          key: next.current,
          file,
          kind,
          state: 'waiting',
          percent: 0,
          problem: null,
        } as const;
        setUploads((all) => [...all, upload]);
        if (problem !== null) fail(upload, problem);
      }
    },
    cancel: (key: number) => {
      const controller = running.current.get(key);
      if (controller === undefined) drop(key);
      else controller.abort();
    },
    retry: (key: number) => change(key, { state: 'waiting', percent: 0, problem: null }),
  };
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
