import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { HiddenFormField } from '#app/components/form/hidden-fields.tsx';
import { RichTextFormField } from '#app/components/form/rich-text-form-field.tsx';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { SwitchFormField } from '#app/components/form/switch-form-field.tsx';
import { TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { WrappingField } from '#app/components/form/wrapping-field.tsx';
import { useUploadLimits } from '#app/components/media-upload/upload-limits.tsx';
import { formCopy as copy } from '#messages/catalog/admin-product-form.ts';
import { quizFormCopy } from '#messages/courses/admin-quiz-form.ts';
import { filmHostName } from '#shared/courses/film-hosts.ts';
import { DEFAULT_PASS_PERCENT, MAX_TASK_LENGTH } from '#shared/courses/lesson-work.ts';
import { LessonFileField } from '../files/lesson-file-field.tsx';
import { LessonFilesProvider, lessonFileIds } from '../files/lesson-files.tsx';
import { ItemSummary, SortableFieldList } from '../items/sortable-field-list.tsx';
import { QuizFields } from '../quiz/quiz-fields.tsx';
import { formatMoment } from '../values/format-field-value.ts';
import { type CourseModule, type Lesson, type ProductValues, rowValues } from '../values/product-values.ts';

const moduleName = ({ title }: CourseModule, index: number) => title || copy.moduleAt(index + 1);

export function CourseFields({ values }: { readonly values: ProductValues }) {
  return (
    <LessonFilesProvider ids={lessonFileIds(values.modules)}>
      <SwitchFormField name="lessons_in_order" label={copy.fields.inOrder} hint={copy.fields.inOrderHint} />
      <SortableFieldList
        name="modules"
        row={rowValues.modules}
        defaults={{}}
        addLabel={copy.add.module}
        nameOf={moduleName}
        summaryOf={(module, index) => (
          <ItemSummary
            name={moduleName(module, index)}
            details={[copy.lessonsIn(module.lessons.length), module.duration]}
          />
        )}
      >
        {(path) => (
          <div className="grid gap-3">
            <TitleAndLength path={path} label={copy.fields.moduleTitle} />
            <LessonList module={path} />
          </div>
        )}
      </SortableFieldList>
    </LessonFilesProvider>
  );
}

const lessonName = ({ title }: Lesson, index: number) => title || copy.lessonAt(index + 1);

const lessonSummary = ({
  duration,
  video,
  embed_url,
  body,
  file_id,
  is_preview,
  quiz,
  assignment,
  ...opening
}: Lesson) => [
  duration,
  video.file_id && (video.captions_file_id ? copy.has.captioned : copy.has.video),
  embed_url && copy.has.embed,
  body && copy.has.text,
  file_id && copy.has.document,
  quiz.questions.length === 0 ? null : quizFormCopy.questionCount(quiz.questions.length),
  assignment.task && quizFormCopy.hasAssignment,
  is_preview === 'true' ? copy.fields.isPreview : '',
  opening.opens_after_days && copy.opensAfterDays(opening.opens_after_days),
  opening.opens_at && copy.opensAt(formatMoment(opening.opens_at)),
];

/** Lessons keep their ids, to which learners' progress belongs. */
function LessonList({ module }: { readonly module: string }) {
  return (
    <SortableFieldList
      name={`${module}.lessons`}
      row={rowValues.lessons}
      defaults={{ is_preview: 'false', quiz: { pass_percent: String(DEFAULT_PASS_PERCENT) } }}
      addLabel={copy.add.lesson}
      nameOf={lessonName}
      summaryOf={(lesson, index) => (
        <ItemSummary name={lessonName(lesson, index)} details={lessonSummary(lesson)} />
      )}
    >
      {(path, index, { video }) => <LessonFields path={path} index={index} hasVideo={video.file_id !== ''} />}
    </SortableFieldList>
  );
}

interface LessonFieldsProps {
  readonly path: string;
  readonly index: number;
  readonly hasVideo: boolean;
}

export function LessonFields({ path, index, hasVideo }: LessonFieldsProps) {
  return (
    <div className="grid gap-4">
      <HiddenFormField name={`${path}.id`} />
      <TitleAndLength path={path} label={copy.lessonAt(index + 1)} />
      <BothLanguages area="catalog" name={`${path}.body`} label={copy.fields.lessonBody} isHtml rows={6}>
        <RichTextFormField name={`${path}.body`} label={copy.fields.lessonBody} rows={6} />
      </BothLanguages>
      <LessonFileField kind="video" name={`${path}.video.file_id`} />
      {hasVideo && <LessonFileField kind="captions" name={`${path}.video.captions_file_id`} />}
      <EmbedField name={`${path}.embed_url`} />
      <LessonFileField kind="document" name={`${path}.file_id`} />
      <QuizFields path={`${path}.quiz`} />
      <AssignmentFields path={`${path}.assignment`} />
      <SwitchFormField
        name={`${path}.is_preview`}
        label={copy.fields.isPreview}
        hint={copy.fields.isPreviewHint}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          name={`${path}.opens_after_days`}
          label={copy.fields.opensAfterDays}
          hint={copy.fields.opensAfterDaysHint}
          inputMode="numeric"
          inputClassName="num"
          isOptional
        />
        <DateField
          name={`${path}.opens_at`}
          hasTime
          label={copy.fields.opensAt}
          hint={copy.fields.opensAtHint}
          isOptional
        />
      </div>
    </div>
  );
}

function EmbedField({ name }: { readonly name: string }) {
  const { film_hosts } = useUploadLimits();
  const open = film_hosts.map(filmHostName).join(', ');
  return (
    <TextField
      name={name}
      label={copy.fields.embedUrl}
      hint={open === '' ? copy.fields.embedClosed : copy.fields.embedHint(open)}
      inputMode="url"
      placeholder="https://"
      maxLength={3000}
      isOptional
    />
  );
}

function TitleAndLength({ path, label }: { readonly path: string; readonly label: string }) {
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_9rem]">
        <BothLanguages area="catalog" name={`${path}.title`} label={label}>
          <WrappingField name={`${path}.title`} label={label} isOptional />
        </BothLanguages>
        <TextField name={`${path}.duration`} label={copy.fields.lessonLength} maxLength={50} isOptional />
      </div>
      <BothLanguages area="catalog" name={`${path}.description`} label={copy.fields.explanation} rows={2}>
        <GrowingTextareaField
          name={`${path}.description`}
          label={copy.fields.explanation}
          rows={2}
          maxLength={1000}
          isOptional
        />
      </BothLanguages>
    </>
  );
}

function AssignmentFields({ path }: { readonly path: string }) {
  return (
    <fieldset className="grid min-w-0 gap-3 border-line border-t pt-4">
      <legend className="float-left font-semibold">{quizFormCopy.assignment}</legend>
      <p className="text-ink-3 text-small">{quizFormCopy.assignmentHint}</p>
      <BothLanguages area="catalog" name={`${path}.task`} label={quizFormCopy.task} rows={4}>
        <TextareaField
          name={`${path}.task`}
          label={quizFormCopy.task}
          hint={quizFormCopy.taskHint}
          rows={4}
          maxLength={MAX_TASK_LENGTH}
          isOptional
        />
      </BothLanguages>
      <SwitchFormField
        name={`${path}.is_required`}
        label={quizFormCopy.mustBeAccepted}
        hint={quizFormCopy.mustBeAcceptedHint}
      />
    </fieldset>
  );
}
