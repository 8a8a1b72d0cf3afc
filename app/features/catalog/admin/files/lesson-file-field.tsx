import { useField, useInputControl } from '@conform-to/react';
import { Captions, Download, FileText, Film, type LucideIcon, Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { DropZone } from '#app/components/media-upload/drop-zone.tsx';
import { FileButton } from '#app/components/media-upload/file-button.tsx';
import { UploadList } from '#app/components/media-upload/queue/upload-list.tsx';
import { useUploads } from '#app/components/media-upload/queue/use-uploads.ts';
import { useUploadLimits } from '#app/components/media-upload/upload-limits.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field, FieldMessages, fieldMessageIds } from '#app/components/ui/field.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { LessonFile, listLessonMedia } from '#contract/media/admin.ts';
import { ownerFileCopy as copy } from '#messages/catalog/admin-product-files.ts';
import { uploadCopy } from '#messages/components/media-upload.ts';
import { acceptedFilms } from '#shared/courses/film.ts';
import { formatBytes } from '#shared/files/file-size.ts';
import { lessonFileUrl } from '#shared/files/media.ts';
import type { LessonKind } from '#shared/files/uploads.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { WriteCaptions } from '../captions/write-captions.tsx';
import { FilmState, lessonFilesRoute, useLessonFiles } from './lesson-files.tsx';

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
        is_unreadable: false,
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

interface LessonFileRowProps {
  readonly fileId: string;
  readonly kind: LessonKind;
}

function LessonFileRow({ fileId, kind }: LessonFileRowProps) {
  const file = useLessonFiles().filesById.get(fileId);
  if (file === undefined) return <p className="text-ink-3 text-ui">{copy.looking}</p>;
  if (file === null) return <p className="text-debit text-ui">{copy.gone}</p>;
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold text-ui">{file.file_name}</p>
        <p className="num text-ink-3 text-small">
          {formatBytes(file.size_bytes)}, {formatCardDate(file.created_at)}
        </p>
        {file.is_unreadable && <p className="text-ink-2 text-small">{copy.unreadable}</p>}
      </div>
      {kind !== 'video' && (
        <Button asChild variant="quiet" size="icon">
          <a href={lessonFileUrl(fileId)} download={file.file_name} aria-label={copy.save(file.file_name)}>
            <Download aria-hidden="true" />
          </a>
        </Button>
      )}
    </div>
  );
}

interface LessonFileSelectProps {
  readonly kind: LessonKind;
  /** Empty: none. */
  readonly fileId: string;
  readonly usedIds?: readonly string[];
  /** The label for no file; null: a file is required. */
  readonly emptyLabel?: string | null;
  readonly onChange: (file: LessonFile | null) => void;
}

export function LessonFileSelect({
  kind,
  fileId,
  usedIds = [],
  emptyLabel = copy.none[kind],
  onChange,
}: LessonFileSelectProps) {
  const { addFile } = useLessonFiles();
  const [files, setFiles] = useState<readonly LessonFile[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an upload adds to the list
  useEffect(() => {
    let isHere = true;
    void browserClient.call<typeof listLessonMedia>(lessonFilesRoute, { query: { kind } }).then((result) => {
      if (!isHere) return;
      if (result.ok) setFiles(result.value.files);
      else setHasFailed(true);
    });
    return () => {
      isHere = false;
    };
  }, [kind, fileId]);
  if (hasFailed) return <p className="text-debit text-small">{copy.lost}</p>;
  if (files === null) return <p className="text-ink-3 text-small">{copy.loading}</p>;
  if (files.length === 0) return <p className="text-ink-3 text-small">{copy.empty[kind]}</p>;
  const options = files.filter(({ id }) => id === fileId || !usedIds.includes(id));
  if (options.length === 0) return <p className="text-ink-3 text-small">{copy.allTaken}</p>;
  const choose = (id: string) => {
    const chosen = options.find((file) => file.id === id) ?? null;
    if (chosen !== null) addFile(chosen);
    onChange(chosen);
  };
  return (
    <Field label={copy.choice[kind]}>
      {(control) => (
        <Select {...control} value={fileId} onChange={({ target }) => choose(target.value)}>
          {(emptyLabel !== null || fileId === '') && <option value="">{emptyLabel}</option>}
          {options.map((file) => (
            <option key={file.id} value={file.id}>
              {nameOf(file)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const nameOf = ({ file_name, created_at }: LessonFile) => `${file_name}, ${formatCardDate(created_at)}`;
