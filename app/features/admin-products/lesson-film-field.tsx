import { Film, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DropZone } from '#app/components/media-upload/drop-zone.tsx';
import { FileButton } from '#app/components/media-upload/file-button.tsx';
import { uploadCopy } from '#app/components/media-upload/upload-copy.ts';
import { UploadRows } from '#app/components/media-upload/upload-rows.tsx';
import { useUploads } from '#app/components/media-upload/use-uploads.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { LessonFilm, listLessonMedia } from '#contract/admin/media.ts';
import { formatCardDate } from '#shared/dates.ts';
import { lessonFilmUrl } from '#shared/media.ts';
import { formCopy as copy } from './form-copy.ts';
import { Choice } from './form-fields.tsx';
import { browser } from './use-product-calls.ts';

interface LessonFilmFieldProps {
  /** The id of the film; null: none. */
  readonly fileId: string | null;
  readonly name: string;
  readonly error?: string | undefined;
  readonly onChange: (fileId: string | null) => void;
}

const KINDS = ['video'] as const;

/** The film of a lesson: uploaded here, or one of those that are there. Only owners of the product ever get it. */
export function LessonFilmField({ fileId, name, error, onChange }: LessonFilmFieldProps) {
  const { uploads, add, cancel, retry } = useUploads({
    area: 'lessons',
    kinds: KINDS,
    onUploaded: ({ id }) => onChange(id),
  });
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold text-ui">{copy.film.label}</legend>
      <DropZone onFiles={(files) => add(files.slice(0, 1))} className="grid gap-3 p-3">
        {fileId !== null && (
          // biome-ignore lint/a11y/useMediaCaption: what the staff looks at while it edits; learners get the captions
          <video
            src={lessonFilmUrl(fileId)}
            controls
            playsInline
            preload="metadata"
            className="max-h-64 w-full rounded-small bg-night"
          />
        )}
        <div className="flex flex-wrap gap-2">
          <FileButton kind="video" onFiles={add}>
            <Film aria-hidden="true" />
            {fileId === null ? uploadCopy.add.video : uploadCopy.replaceVideo}
          </FileButton>
          {!isChoosing && (
            <Button variant="quiet" size="sm" onClick={() => setIsChoosing(true)}>
              {copy.film.choose}
            </Button>
          )}
          {fileId !== null && (
            <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
              <Trash2 aria-hidden="true" />
              {uploadCopy.takeVideo}
            </Button>
          )}
        </div>
        {isChoosing && <FilmChoice name={name} fileId={fileId} onChange={onChange} />}
        <UploadRows uploads={uploads} cancel={cancel} retry={retry} />
      </DropZone>
      <p className="text-ink-3 text-small">{copy.film.hint}</p>
      {error !== undefined && (
        <p role="alert" className="text-debit text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The films that were uploaded before, by their names; fetched when somebody chooses, and anew with another film. */
function FilmChoice({ name, fileId, onChange }: Pick<LessonFilmFieldProps, 'name' | 'fileId' | 'onChange'>) {
  const [films, setFilms] = useState<readonly LessonFilm[] | null>(null);
  const [isLost, setIsLost] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was uploaded just now belongs to the list
  useEffect(() => {
    let isHere = true;
    const path = '/api/admin/media/lessons';
    void browser.call<typeof listLessonMedia>({ method: 'get', path }).then((answer) => {
      if (!isHere) return;
      if (answer.ok) setFilms(answer.value.films);
      else setIsLost(true);
    });
    return () => {
      isHere = false;
    };
  }, [fileId]);
  if (isLost) return <p className="text-debit text-small">{copy.film.lost}</p>;
  if (films === null) return <p className="text-ink-3 text-small">{copy.film.loading}</p>;
  if (films.length === 0) return <p className="text-ink-3 text-small">{copy.film.empty}</p>;
  return (
    <Choice
      label={copy.film.choice}
      name={name}
      value={fileId ?? ''}
      none={copy.film.none}
      options={Object.fromEntries(films.map((film) => [film.id, nameOf(film)]))}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}

const nameOf = ({ file_name, created_at }: LessonFilm) => `${file_name}, ${formatCardDate(created_at)}`;
