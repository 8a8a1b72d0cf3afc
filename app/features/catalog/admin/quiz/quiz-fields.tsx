import { SwitchFormField } from '#app/components/form/switch-form-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { quizFormCopy as copy } from '#messages/courses/admin-quiz-form.ts';
import { ItemSummary } from '../items/item-row.tsx';
import { SortableFieldList } from '../items/sortable-field-list.tsx';
import { type QuizQuestion, rowValues } from '../values/product-values.ts';
import { QuestionFields } from './question-fields.tsx';

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
