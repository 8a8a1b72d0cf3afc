import { useField } from '@conform-to/react';
import { useId } from 'react';
import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { HiddenFormField } from '#app/components/form/hidden-fields.tsx';
import { SwitchFormField } from '#app/components/form/switch-form-field.tsx';
import { SelectField, TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { FieldMessages } from '#app/components/ui/field.tsx';
import { quizFormCopy as copy } from '#messages/courses/admin-quiz-form.ts';
import { type QuizQuestionType, quizQuestionTypes } from '#shared/courses/lesson-quiz.ts';
import { SortableFieldList } from '../items/sortable-field-list.tsx';
import { rowValues } from '../values/product-values.ts';

interface Props {
  readonly path: string;
  readonly index: number;
  readonly type: QuizQuestionType;
}

export function QuestionFields({ path, index, type }: Props) {
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
