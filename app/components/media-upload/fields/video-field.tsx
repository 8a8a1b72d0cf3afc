import { Film, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { uploadCopy as copy } from '#messages/components/media-upload.ts';
import type { MediaArea } from '#shared/files/uploads.ts';
import { DropZone } from '../drop-zone.tsx';
import { FileButton } from '../file-button.tsx';
import { UploadList } from '../queue/upload-list.tsx';
import { useUploads } from '../queue/use-uploads.ts';
import { useUploadLimits } from '../upload-limits.tsx';

interface VideoFieldProps {
  readonly label: string;
  readonly area: MediaArea;
  readonly url: string | null;
  onChange(url: string | null): void;
}

const KINDS = ['video'] as const;

export function VideoField({ label, area, url, onChange }: VideoFieldProps) {
  const hint = useId();
  const { limits } = useUploadLimits();
  const { uploads, add, cancel, retry } = useUploads({
    area,
    kinds: KINDS,
    isSingle: true,
    onUploaded: (media) => onChange(media.url),
  });
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={hint}>
      <legend className="mb-1.5 font-semibold text-ui">{label}</legend>
      <DropZone onFiles={(files) => add(files.slice(0, 1))} className="grid gap-3 p-3">
        {url !== null && (
          // biome-ignore lint/a11y/useMediaCaption: media of a section carry no captions; lessons do
          <video
            src={url}
            controls
            playsInline
            preload="metadata"
            className="max-h-64 w-full rounded-small bg-night"
          />
        )}
        <div className="flex flex-wrap gap-2">
          <FileButton kind="video" describedBy={hint} onFiles={add}>
            <Film aria-hidden="true" />
            {url === null ? copy.add.video : copy.replace('video')}
          </FileButton>
          {url !== null && (
            <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
              <Trash2 aria-hidden="true" />
              {copy.take('video')}
            </Button>
          )}
        </div>
        <UploadList uploads={uploads} cancel={cancel} retry={retry} />
      </DropZone>
      <p id={hint} className="text-ink-3 text-small">
        {copy.limitVideo(limits.picture_mb)}
      </p>
    </fieldset>
  );
}
