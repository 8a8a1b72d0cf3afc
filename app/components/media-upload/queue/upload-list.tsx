import { RotateCw, X } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { uploadCopy as copy } from '#messages/components/media-upload.ts';
import type { UploadProgress } from './upload-file.ts';
import type { UploadTask } from './use-uploads.ts';

interface UploadListProps {
  readonly uploads: readonly UploadTask[];
  cancel(key: number): void;
  retry(key: number): void;
}

export function UploadList({ uploads, cancel, retry }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className="grid">
      {uploads.map((upload) => (
        <li
          key={upload.key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line border-t py-1.5"
        >
          <div className="grid min-w-0 gap-1">
            <p className="truncate text-ui">{upload.file.name}</p>
            {upload.state !== 'failed' && <ProgressLine upload={upload} />}
          </div>
          <div className="flex">
            {upload.state === 'failed' && (
              <Button variant="quiet" size="sm" onClick={() => retry(upload.key)}>
                <RotateCw aria-hidden="true" />
                {copy.retry}
              </Button>
            )}
            <Button
              variant="quiet"
              size="icon"
              aria-label={
                upload.state === 'failed' ? copy.dismiss(upload.file.name) : copy.cancel(upload.file.name)
              }
              onClick={() => cancel(upload.key)}
            >
              <X aria-hidden="true" />
            </Button>
          </div>
          {upload.state === 'failed' && (
            <p role="alert" className="col-span-2 pb-1.5 text-debit text-small">
              {upload.problem}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function ProgressLine({ upload: { file, state, progress } }: { readonly upload: UploadTask }) {
  const { percent } = progress;
  const status = state === 'waiting' ? copy.waiting : statusOf(progress);
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={copy.uploading(file.name)}
        aria-valuenow={percent}
        aria-valuetext={status}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunk"
      >
        <div className="h-full origin-left bg-action" style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <span className="num w-28 shrink-0 text-ink-2 text-small">{status}</span>
    </div>
  );
}

function statusOf({ percent, seconds_left = null, is_interrupted = false }: UploadProgress): string {
  if (is_interrupted) return copy.interrupted(percent);
  if (percent === 100) return copy.checking;
  return seconds_left === null ? copy.percent(percent) : copy.left(percent, seconds_left);
}
