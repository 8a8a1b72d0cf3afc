import { RichTextEditor } from '#app/components/rich-text-editor/rich-text-editor.tsx';
import type { LessonType } from '#shared/course.ts';
import { formCopy as copy } from './form-copy.ts';
import { LineField, Toggle } from './form-fields.tsx';
import { ItemList, isWrongIn } from './item-list.tsx';
import { ItemSummary } from './item-row.tsx';
import { OwnerFileField } from './owner-file-field.tsx';
import { type CourseModule, orNull } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

export type Lesson = CourseModule['lessons'][number];

const newLesson = (): Lesson => ({
  id: '',
  title: null,
  duration: null,
  type: 'text',
  description: null,
  body: null,
  video: null,
  file_id: null,
  is_preview: false,
});

/** What a lesson is first of all: its film, else its text, else its document. */
export function typeOfLesson({
  video,
  body,
  file_id,
}: Pick<Lesson, 'video' | 'body' | 'file_id'>): LessonType {
  if (video !== null) return 'video';
  return body === null && file_id !== null ? 'file' : 'text';
}

const nameOfLesson = ({ title }: Lesson, place: number) => title ?? `${copy.fields.lesson} ${place + 1}`;

const factsOf = ({ duration, video, body, file_id, is_preview }: Lesson) => [
  duration,
  video === null ? null : video.captions_file_id === null ? copy.has.video : copy.has.captioned,
  body === null ? null : copy.has.text,
  file_id === null ? null : copy.has.document,
  is_preview ? copy.fields.isPreview : null,
];

interface LessonListProps {
  readonly lessons: readonly Lesson[];
  /** The module of the lessons, as problems name it. */
  readonly path: string;
  readonly problems: ProductForm['problems'];
  readonly onChange: (lessons: readonly Lesson[]) => void;
}

/** Lessons of a module. Each keeps its id, and with it what its learners have done. */
export function LessonList({ lessons, path, problems, onChange }: LessonListProps) {
  return (
    <ItemList
      items={lessons}
      onChange={onChange}
      create={newLesson}
      addLabel={copy.add.lesson}
      nameOf={nameOfLesson}
      summaryOf={(lesson, place) => (
        <ItemSummary name={nameOfLesson(lesson, place)} facts={factsOf(lesson)} />
      )}
      isWrongAt={isWrongIn(problems, `${path}.lessons`)}
    >
      {(lesson, change, place) => (
        <LessonFields
          lesson={lesson}
          place={place}
          path={`${path}.lessons.${place}`}
          problems={problems}
          onChange={(part) => change({ ...part, type: typeOfLesson({ ...lesson, ...part }) })}
        />
      )}
    </ItemList>
  );
}

interface LessonFieldsProps {
  readonly lesson: Lesson;
  readonly place: number;
  readonly path: string;
  readonly problems: ProductForm['problems'];
  readonly onChange: (part: Partial<Lesson>) => void;
}

export function LessonFields({ lesson, place, path, problems, onChange }: LessonFieldsProps) {
  const problem = (name: string) => problems[`${path}.${name}`];
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[1fr_9rem]">
        <LineField
          label={`${copy.fields.lesson} ${place + 1}`}
          name={`${path}.title`}
          value={lesson.title ?? ''}
          error={problem('title')}
          onChange={(text) => onChange({ title: orNull(text) })}
        />
        <LineField
          label={copy.fields.lessonLength}
          name={`${path}.duration`}
          value={lesson.duration ?? ''}
          error={problem('duration')}
          onChange={(text) => onChange({ duration: orNull(text) })}
        />
      </div>
      <LineField
        label={copy.fields.explanation}
        name={`${path}.description`}
        value={lesson.description ?? ''}
        rows={2}
        error={problem('description')}
        onChange={(text) => onChange({ description: orNull(text) })}
      />
      <RichTextEditor
        label={copy.fields.lessonBody}
        rows={6}
        value={lesson.body ?? ''}
        error={problem('body')}
        onChange={(html) => onChange({ body: orNull(html) })}
      />
      <LessonMaterial lesson={lesson} path={path} problem={problem} onChange={onChange} />
      <Toggle
        label={copy.fields.isPreview}
        hint={copy.fields.isPreviewHint}
        isOn={lesson.is_preview}
        onChange={(is_preview) => onChange({ is_preview })}
      />
    </div>
  );
}

interface LessonMaterialProps extends Pick<LessonFieldsProps, 'lesson' | 'path' | 'onChange'> {
  readonly problem: (name: string) => string | undefined;
}

/** Film, its captions, and a document. Captions belong to a film: they go with it, and stay when it is replaced. */
function LessonMaterial({ lesson: { video, file_id }, path, problem, onChange }: LessonMaterialProps) {
  return (
    <>
      <OwnerFileField
        kind="video"
        name={`${path}.video`}
        fileId={video?.file_id ?? null}
        error={problem('video.file_id')}
        onChange={(id) =>
          onChange({
            video: id === null ? null : { file_id: id, captions_file_id: video?.captions_file_id ?? null },
          })
        }
      />
      {video !== null && (
        <OwnerFileField
          kind="captions"
          name={`${path}.captions`}
          fileId={video.captions_file_id}
          error={problem('video.captions_file_id')}
          onChange={(captions_file_id) => onChange({ video: { ...video, captions_file_id } })}
        />
      )}
      <OwnerFileField
        kind="document"
        name={`${path}.file`}
        fileId={file_id}
        error={problem('file_id')}
        onChange={(id) => onChange({ file_id: id })}
      />
    </>
  );
}
