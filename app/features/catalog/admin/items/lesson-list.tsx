import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { HiddenFormField } from '#app/components/form/hidden-fields.tsx';
import { RichTextFormField } from '#app/components/form/rich-text-form-field.tsx';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { SwitchFormField } from '#app/components/form/switch-form-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { WrappingField } from '#app/components/form/wrapping-field.tsx';
import { useUploadLimits } from '#app/components/media-upload/upload-limits.tsx';
import { formCopy as copy } from '#messages/catalog/admin-product-form.ts';
import { quizFormCopy } from '#messages/courses/admin-quiz-form.ts';
import { filmHostName } from '#shared/courses/film-hosts.ts';
import { DEFAULT_PASS_PERCENT } from '#shared/courses/lesson-quiz.ts';
import { LessonFileField } from '../files/lesson-file-field.tsx';
import { AssignmentFields } from '../quiz/assignment-fields.tsx';
import { QuizFields } from '../quiz/quiz-fields.tsx';
import { formatMoment } from '../values/format-field-value.ts';
import { type Lesson, rowValues } from '../values/product-values.ts';
import { ItemSummary } from './item-row.tsx';
import { SortableFieldList } from './sortable-field-list.tsx';

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
export function LessonList({ module }: { readonly module: string }) {
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

export function TitleAndLength({ path, label }: { readonly path: string; readonly label: string }) {
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
