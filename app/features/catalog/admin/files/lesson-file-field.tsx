import { useField, useInputControl } from '@conform-to/react';
import { Captions, FileText, Film, type LucideIcon, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { DropZone } from '#app/components/media-upload/drop-zone.tsx';
import { FileButton } from '#app/components/media-upload/file-button.tsx';
import { UploadList } from '#app/components/media-upload/queue/upload-list.tsx';
import { useUploads } from '#app/components/media-upload/queue/use-uploads.ts';
import { useUploadLimits } from '#app/components/media-upload/upload-limits.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { FieldMessages, fieldMessageIds } from '#app/components/ui/field.tsx';
import type { LessonFile } from '#contract/media/admin.ts';
import { ownerFileCopy as copy } from '#messages/catalog/admin-product-files.ts';
import { uploadCopy } from '#messages/components/media-upload.ts';
import { acceptedFilms } from '#shared/courses/film.ts';
import { lessonFileUrl } from '#shared/files/media.ts';
import type { LessonKind } from '#shared/files/uploads.ts';
import { WriteCaptions } from '../captions/write-captions.tsx';
import { FilmState } from './film-state.tsx';
import { LessonFileRow } from './lesson-file-row.tsx';
import { LessonFileSelect } from './lesson-file-select.tsx';
import { useLessonFiles } from './lesson-files-provider.tsx';

const icons: Readonly<Record<LessonKind, LucideIcon>> = {
  video: Film,
  captions: Captions,
  document: FileText,
};

const newFilm = (): LessonFile['film'] => ({
  state: 'waiting',
  percent: 0,
  problem: null,
  heights: [],
  duration_seconds: null,
});

interface LessonFileFieldProps {
  readonly kind: LessonKind;
  readonly name: string;
  readonly label?: string;
  readonly hint?: string;
  readonly usedIds?: readonly string[];
  readonly required?: boolean;
}

export function LessonFileField({
  kind,
  name,
  label = copy.label[kind],
  hint: ownHint,
  usedIds = [],
  required = false,
}: LessonFileFieldProps) {
  const id = useId();
  const { limits } = useUploadLimits();
  const hint = ownHint ?? copy.hint[kind](limits);
  const [field] = useField<string>(name);
  const { value: fileId = '', change } = useInputControl(field);
  const error = field.errors?.[0];
  const { addFile } = useLessonFiles();
  const { uploads, add, cancel, retry } = useUploads({
    area: 'lessons',
    kinds: [kind],
    isSingle: true,
    onUploaded: (media) => {
      addFile({
        ...media,
        kind,
        created_at: new Date().toISOString(),
        film: kind === 'video' ? newFilm() : null,
      });
      change(media.id);
    },
  });
  const [isSelecting, setIsSelecting] = useState(false);
  const { described, ...ids } = fieldMessageIds(id, { hint, error });
  const Icon = icons[kind];
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={described}>
      <legend className="mb-1.5 font-semibold text-ui">{label}</legend>
      <input type="hidden" name={name} value={fileId} />
      <DropZone onFiles={(files) => add(files.slice(0, 1))} className="grid gap-3 p-3">
        {fileId !== '' && kind === 'video' && <VideoPreview fileId={fileId} />}
        {fileId !== '' && <LessonFileRow fileId={fileId} kind={kind} />}
        {fileId !== '' && kind === 'video' && <FilmState fileId={fileId} />}
        <div className="flex flex-wrap gap-2">
          <FileButton
            kind={kind}
            {...(kind === 'video' && { accept: acceptedFilms })}
            describedBy={described}
            onFiles={add}
          >
            <Icon aria-hidden="true" />
            {fileId === '' ? uploadCopy.add[kind] : uploadCopy.replace(kind)}
          </FileButton>
          {kind === 'captions' && <WriteCaptions fileId={fileId} onWritten={(file) => add([file])} />}
          {!isSelecting && (
            <Button variant="quiet" size="sm" onClick={() => setIsSelecting(true)}>
              {copy.choose}
            </Button>
          )}
          {fileId !== '' && !required && (
            <Button variant="quiet" size="sm" onClick={() => change('')}>
              <Trash2 aria-hidden="true" />
              {uploadCopy.take(kind)}
            </Button>
          )}
        </div>
        {isSelecting && (
          <LessonFileSelect
            kind={kind}
            fileId={fileId}
            usedIds={usedIds}
            {...(required && { emptyLabel: null })}
            onChange={(file) => change(file?.id ?? '')}
          />
        )}
        <UploadList uploads={uploads} cancel={cancel} retry={retry} />
      </DropZone>
      <FieldMessages {...ids} hint={hint} error={error} />
    </fieldset>
  );
}

function VideoPreview({ fileId }: { readonly fileId: string }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: a preview for the staff; learners get the captions
    <video
      key={fileId}
      src={lessonFileUrl(fileId)}
      controls
      playsInline
      preload="metadata"
      className="max-h-64 w-full rounded-small bg-night"
    />
  );
}
