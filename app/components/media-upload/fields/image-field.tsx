import { ImagePlus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Picture } from '#app/components/brand/picture.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { FieldMessages, fieldMessageIds } from '#app/components/ui/field.tsx';
import { uploadCopy as copy } from '#messages/components/media-upload.ts';
import type { MediaArea } from '#shared/files/uploads.ts';
import { DropZone } from '../drop-zone.tsx';
import { FileButton } from '../file-button.tsx';
import { UploadList } from '../queue/upload-list.tsx';
import { useUploads } from '../queue/use-uploads.ts';
import { useUploadLimits } from '../upload-limits.tsx';

export interface ImageFieldProps {
  readonly label: string;
  readonly area: MediaArea;
  /** Null: none. */
  readonly url: string | null;
  onChange(url: string | null): void;
  readonly hint?: string;
  readonly error?: string | null | undefined;
  readonly name?: string;
}

const KINDS = ['image'] as const;

export function ImageField({ label, area, url, onChange, hint: ownHint, error, name }: ImageFieldProps) {
  const id = useId();
  const { limits } = useUploadLimits();
  const hint = ownHint ?? copy.limitImage(limits.picture_mb);
  const { uploads, add, cancel, retry } = useUploads({
    area,
    kinds: KINDS,
    isSingle: true,
    onUploaded: (media) => onChange(media.url),
  });
  const { described, ...ids } = fieldMessageIds(id, { hint, error });
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={described}>
      <legend className="mb-1.5 font-semibold text-ui">{label}</legend>
      {name !== undefined && <input type="hidden" name={name} value={url ?? ''} />}
      <DropZone onFiles={(files) => add(files.slice(0, 1))} className="grid gap-3 p-3">
        {url === null ? (
          <p className="px-1 pt-1 text-ink-2 text-ui">{copy.dropImage}</p>
        ) : (
          <Picture
            src={url}
            alt=""
            sizes="(min-width: 768px) 480px, 100vw"
            className="max-h-64 w-full rounded-small bg-sunk object-cover"
          />
        )}
        <div className="flex flex-wrap gap-2">
          <FileButton kind="image" describedBy={described} onFiles={add}>
            <ImagePlus aria-hidden="true" />
            {url === null ? copy.add.image : copy.replace('image')}
          </FileButton>
          {url !== null && (
            <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
              <Trash2 aria-hidden="true" />
              {copy.take('image')}
            </Button>
          )}
        </div>
        <UploadList uploads={uploads} cancel={cancel} retry={retry} />
      </DropZone>
      <FieldMessages {...ids} hint={hint} error={error} />
    </fieldset>
  );
}
