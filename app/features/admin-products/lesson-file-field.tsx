import { Captions, FileText, Film, type LucideIcon, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { DropZone } from '#app/components/media-upload/drop-zone.tsx';
import { FileButton } from '#app/components/media-upload/file-button.tsx';
import { uploadCopy } from '#app/components/media-upload/upload-copy.ts';
import { UploadRows } from '#app/components/media-upload/upload-rows.tsx';
import { useUploads } from '#app/components/media-upload/use-uploads.ts';
import { Button } from '#app/components/ui/button.tsx';
import { FieldMessages, messageIds } from '#app/components/ui/field.tsx';
import { type LessonKind, lessonFileUrl } from '#shared/media.ts';
import { formCopy } from './form-copy.ts';
import { LessonFileChoice } from './lesson-file-choice.tsx';
import { LessonFileLine } from './lesson-file-line.tsx';
import { useKnownFiles } from './lesson-files.tsx';

const copy = formCopy.lessonFile;
const icons: Readonly<Record<LessonKind, LucideIcon>> = {
  video: Film,
  captions: Captions,
  document: FileText,
};

interface LessonFileFieldProps {
  readonly kind: LessonKind;
  /** The id of the file; null: none. */
  readonly fileId: string | null;
  readonly name: string;
  readonly error?: string | undefined;
  readonly onChange: (fileId: string | null) => void;
}

/** Film, captions or document of a lesson: uploaded here, or one of those that are there. Only owners get it. */
export function LessonFileField({ kind, fileId, name, error, onChange }: LessonFileFieldProps) {
  const id = useId();
  const { learn } = useKnownFiles();
  const { uploads, add, cancel, retry } = useUploads({
    area: 'lessons',
    kinds: [kind],
    onUploaded: (media) => {
      learn({ ...media, kind, created_at: new Date().toISOString() });
      onChange(media.id);
    },
  });
  const [isChoosing, setIsChoosing] = useState(false);
  const { described, ...ids } = messageIds(id, { hint: copy.hint[kind], error });
  const Icon = icons[kind];
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={described}>
      <legend className="mb-1.5 font-semibold text-ui">{copy.label[kind]}</legend>
      <DropZone onFiles={(files) => add(files.slice(0, 1))} className="grid gap-3 p-3">
        {fileId !== null && kind === 'video' && <Screening fileId={fileId} />}
        {fileId !== null && <LessonFileLine fileId={fileId} kind={kind} />}
        <div className="flex flex-wrap gap-2">
          <FileButton kind={kind} describedBy={described} onFiles={add}>
            <Icon aria-hidden="true" />
            {fileId === null ? uploadCopy.add[kind] : uploadCopy.replace(kind)}
          </FileButton>
          {!isChoosing && (
            <Button variant="quiet" size="sm" onClick={() => setIsChoosing(true)}>
              {copy.choose}
            </Button>
          )}
          {fileId !== null && (
            <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
              <Trash2 aria-hidden="true" />
              {uploadCopy.take(kind)}
            </Button>
          )}
        </div>
        {isChoosing && <LessonFileChoice kind={kind} name={name} fileId={fileId} onChange={onChange} />}
        <UploadRows uploads={uploads} cancel={cancel} retry={retry} />
      </DropZone>
      <FieldMessages {...ids} hint={copy.hint[kind]} error={error} />
    </fieldset>
  );
}

function Screening({ fileId }: { readonly fileId: string }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: what the staff looks at while it edits; learners get the captions
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
