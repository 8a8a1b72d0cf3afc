import { RichTextEditor } from '#app/components/rich-text-editor/rich-text-editor.tsx';
import { formCopy as copy } from '#messages/admin-product-form.ts';
import type { LessonType } from '#shared/course.ts';
import { LessonFileField } from '../files/lesson-file-field.tsx';
import { ControlledField, ControlledSwitch } from '../form/form-fields.tsx';
import type { ProductForm } from '../form/use-product-form.ts';
import { type CourseModule, emptyToNull } from '../values/product-values.ts';
import { ItemSummary } from './item-row.tsx';
import { hasErrorsAt, SortableFieldList } from './sortable-field-list.tsx';

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

/** A video before text before a document. */
export function lessonType({ video, body, file_id }: Pick<Lesson, 'video' | 'body' | 'file_id'>): LessonType {
  if (video !== null) return 'video';
  return body === null && file_id !== null ? 'file' : 'text';
}

const lessonName = ({ title }: Lesson, index: number) => title ?? copy.lessonAt(index + 1);

const lessonSummary = ({ duration, video, body, file_id, is_preview }: Lesson) => [
  duration,
  video === null ? null : video.captions_file_id === null ? copy.has.video : copy.has.captioned,
  body === null ? null : copy.has.text,
  file_id === null ? null : copy.has.document,
  is_preview ? copy.fields.isPreview : null,
];

interface LessonListProps {
  readonly lessons: readonly Lesson[];
  /** The path of the module in problem names. */
  readonly path: string;
  readonly problems: ProductForm['problems'];
  readonly onChange: (lessons: readonly Lesson[]) => void;
}

/** Lessons keep their ids, to which the progress of learners belongs. */
export function LessonList({ lessons, path, problems, onChange }: LessonListProps) {
  return (
    <SortableFieldList
      items={lessons}
      onChange={onChange}
      create={newLesson}
      addLabel={copy.add.lesson}
      nameOf={lessonName}
      summaryOf={(lesson, index) => (
        <ItemSummary name={lessonName(lesson, index)} details={lessonSummary(lesson)} />
      )}
      hasErrorAt={hasErrorsAt(problems, `${path}.lessons`)}
    >
      {(lesson, change, index) => (
        <LessonFields
          lesson={lesson}
          index={index}
          path={`${path}.lessons.${index}`}
          problems={problems}
          onChange={(part) => change({ ...part, type: lessonType({ ...lesson, ...part }) })}
        />
      )}
    </SortableFieldList>
  );
}

interface LessonFieldsProps {
  readonly lesson: Lesson;
  readonly index: number;
  readonly path: string;
  readonly problems: ProductForm['problems'];
  readonly onChange: (part: Partial<Lesson>) => void;
}

export function LessonFields({ lesson, index, path, problems, onChange }: LessonFieldsProps) {
  const problem = (name: string) => problems[`${path}.${name}`];
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[1fr_9rem]">
        <ControlledField
          label={copy.lessonAt(index + 1)}
          name={`${path}.title`}
          value={lesson.title ?? ''}
          error={problem('title')}
          onChange={(text) => onChange({ title: emptyToNull(text) })}
        />
        <ControlledField
          label={copy.fields.lessonLength}
          name={`${path}.duration`}
          value={lesson.duration ?? ''}
          error={problem('duration')}
          onChange={(text) => onChange({ duration: emptyToNull(text) })}
        />
      </div>
      <ControlledField
        label={copy.fields.explanation}
        name={`${path}.description`}
        value={lesson.description ?? ''}
        rows={2}
        error={problem('description')}
        onChange={(text) => onChange({ description: emptyToNull(text) })}
      />
      <RichTextEditor
        label={copy.fields.lessonBody}
        rows={6}
        value={lesson.body ?? ''}
        error={problem('body')}
        onChange={(html) => onChange({ body: emptyToNull(html) })}
      />
      <LessonFiles lesson={lesson} path={path} problem={problem} onChange={onChange} />
      <ControlledSwitch
        label={copy.fields.isPreview}
        hint={copy.fields.isPreviewHint}
        isOn={lesson.is_preview}
        onChange={(is_preview) => onChange({ is_preview })}
      />
    </div>
  );
}

interface LessonFilesProps extends Pick<LessonFieldsProps, 'lesson' | 'path' | 'onChange'> {
  readonly problem: (name: string) => string | undefined;
}

/** Captions are removed with their video, and kept when it is replaced. */
function LessonFiles({ lesson: { video, file_id }, path, problem, onChange }: LessonFilesProps) {
  return (
    <>
      <LessonFileField
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
        <LessonFileField
          kind="captions"
          name={`${path}.captions`}
          fileId={video.captions_file_id}
          error={problem('video.captions_file_id')}
          onChange={(captions_file_id) => onChange({ video: { ...video, captions_file_id } })}
        />
      )}
      <LessonFileField
        kind="document"
        name={`${path}.file`}
        fileId={file_id}
        error={problem('file_id')}
        onChange={(id) => onChange({ file_id: id })}
      />
    </>
  );
}
