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
import { useKnownFiles } from './known-files.tsx';
import { OwnerFileChoice } from './owner-file-choice.tsx';
import { OwnerFileLine } from './owner-file-line.tsx';

const copy = formCopy.ownerFile;
const icons: Readonly<Record<LessonKind, LucideIcon>> = {
  video: Film,
  captions: Captions,
  document: FileText,
};

interface OwnerFileFieldProps {
  readonly kind: LessonKind;
  /** The id of the file; null: none. */
  readonly fileId: string | null;
  readonly name: string;
  readonly error?: string | undefined;
  readonly label?: string;
  readonly hint?: string;
  /** Files that are not offered, because they have their place already. */
  readonly taken?: readonly string[];
  /** It can be replaced, not taken away. */
  readonly required?: boolean;
  readonly onChange: (fileId: string | null) => void;
}

/** Film, captions or document for owners: uploaded here, or one of those that are there. */
export function OwnerFileField({
  kind,
  fileId,
  name,
  error,
  label = copy.label[kind],
  hint = copy.hint[kind],
  taken = [],
  required = false,
  onChange,
}: OwnerFileFieldProps) {
  const id = useId();
  const { learn } = useKnownFiles();
  const { uploads, add, cancel, retry } = useUploads({
    area: 'lessons',
    kinds: [kind],
    isSingle: true,
    onUploaded: (media) => {
      learn({ ...media, kind, created_at: new Date().toISOString() });
      onChange(media.id);
    },
  });
  const [isChoosing, setIsChoosing] = useState(false);
  const { described, ...ids } = messageIds(id, { hint, error });
  const Icon = icons[kind];
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={described}>
      <legend className="mb-1.5 font-semibold text-ui">{label}</legend>
      <DropZone onFiles={(files) => add(files.slice(0, 1))} className="grid gap-3 p-3">
        {fileId !== null && kind === 'video' && <Screening fileId={fileId} />}
        {fileId !== null && <OwnerFileLine fileId={fileId} kind={kind} />}
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
          {fileId !== null && !required && (
            <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
              <Trash2 aria-hidden="true" />
              {uploadCopy.take(kind)}
            </Button>
          )}
        </div>
        {isChoosing && (
          <OwnerFileChoice
            kind={kind}
            name={name}
            fileId={fileId}
            taken={taken}
            {...(required && { none: null })}
            onChange={(file) => onChange(file?.id ?? null)}
          />
        )}
        <UploadRows uploads={uploads} cancel={cancel} retry={retry} />
      </DropZone>
      <FieldMessages {...ids} hint={hint} error={error} />
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
