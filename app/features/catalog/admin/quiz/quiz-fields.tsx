import { useField } from '@conform-to/react';
import { useId } from 'react';
import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { HiddenFormField } from '#app/components/form/hidden-fields.tsx';
import { SwitchFormField } from '#app/components/form/switch-form-field.tsx';
import { SelectField, TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { FieldMessages } from '#app/components/ui/field.tsx';
import { quizFormCopy as copy } from '#messages/courses/admin-quiz-form.ts';
import { type QuizQuestionType, quizQuestionTypes } from '#shared/courses/lesson-work.ts';
import { ItemSummary, SortableFieldList } from '../items/sortable-field-list.tsx';
import { type QuizQuestion, rowValues } from '../values/product-values.ts';

const questionName = ({ text }: QuizQuestion, index: number) => text || copy.questionAt(index + 1);

export function QuizFields({ path }: { readonly path: string }) {
  return (
    <fieldset className="grid min-w-0 gap-3 border-line border-t pt-4">
      <legend className="float-left font-semibold">{copy.quiz}</legend>
      <p className="text-ink-3 text-small">{copy.quizHint}</p>
      <SortableFieldList
        name={`${path}.questions`}
        row={rowValues.questions}
        // Starts with two options, because fewer are no choice.
        defaults={{ type: 'single', options: [{ text: '' }, { text: '' }] }}
        addLabel={copy.addQuestion}
        nameOf={questionName}
        summaryOf={(question, index) => (
          <ItemSummary name={questionName(question, index)} details={[copy.types[question.type]]} />
        )}
      >
        {(name, index, { type }) => <QuestionFields path={name} index={index} type={type} />}
      </SortableFieldList>
      <div className="grid items-start gap-3 sm:grid-cols-[9rem_1fr]">
        <TextField
          name={`${path}.pass_percent`}
          label={copy.passPercent}
          inputMode="numeric"
          inputClassName="num"
          isOptional
        />
        <SwitchFormField name={`${path}.is_required`} label={copy.required} hint={copy.requiredHint} />
      </div>
    </fieldset>
  );
}

interface Props {
  readonly path: string;
  readonly index: number;
  readonly type: QuizQuestionType;
}

function QuestionFields({ path, index, type }: Props) {
  return (
    <div className="grid gap-4">
      <HiddenFormField name={`${path}.id`} />
      <BothLanguages area="catalog" name={`${path}.text`} label={copy.question} rows={2}>
        <TextareaField name={`${path}.text`} label={copy.question} rows={2} maxLength={1000} />
      </BothLanguages>
      <SelectField
        name={`${path}.type`}
        label={copy.type}
        options={quizQuestionTypes}
        labels={copy.types}
        className="sm:max-w-60"
      />
      {type === 'short' ? (
        <TextareaField name={`${path}.answers`} label={copy.answers} hint={copy.answersHint} rows={3} />
      ) : (
        <OptionList path={`${path}.options`} question={index + 1} />
      )}
      <BothLanguages area="catalog" name={`${path}.explanation`} label={copy.explanation} rows={2}>
        <TextareaField
          name={`${path}.explanation`}
          label={copy.explanation}
          hint={copy.explanationHint}
          rows={2}
          maxLength={2000}
          isOptional
        />
      </BothLanguages>
    </div>
  );
}

function OptionList({ path, question }: { readonly path: string; readonly question: number }) {
  const [field] = useField(path);
  const errorId = useId();
  return (
    <fieldset aria-describedby={errorId} className="min-w-0">
      <legend className="mb-2 font-semibold text-ui">
        {copy.options}
        <span className="sr-only">, {copy.questionAt(question)}</span>
      </legend>
      <SortableFieldList
        name={path}
        row={rowValues.options}
        defaults={{ text: '', is_correct: 'false' }}
        addLabel={copy.addOption}
        nameOf={({ text }, index) => text || copy.optionAt(index + 1)}
      >
        {(name, index) => (
          <div className="grid items-end gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <HiddenFormField name={`${name}.id`} />
            <BothLanguages area="catalog" name={`${name}.text`} label={copy.optionAt(index + 1)}>
              <TextField name={`${name}.text`} label={copy.optionAt(index + 1)} maxLength={500} isOptional />
            </BothLanguages>
            <SwitchFormField name={`${name}.is_correct`} label={copy.isCorrect} />
          </div>
        )}
      </SortableFieldList>
      <FieldMessages hintId={undefined} hint={null} errorId={errorId} error={field.errors?.[0]} />
    </fieldset>
  );
}
