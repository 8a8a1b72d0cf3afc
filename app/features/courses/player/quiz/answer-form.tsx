import { useField } from '@conform-to/react';
import { useId } from 'react';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { noToastForFields, useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { FieldMessages } from '#app/components/ui/field.tsx';
import { INTENT } from '#app/lib/forms/form-reply.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { QuizQuestionView } from '#contract/courses/lesson-quiz.ts';
import { lessonQuizCopy as copy } from '#messages/courses/lesson-quiz.ts';
import { MAX_SHORT_ANSWER } from '#shared/courses/lesson-work.ts';

export const QUIZ_FORM = 'quiz-answer';

interface Props {
  readonly question: QuizQuestionView;
  /** The question's index, from 0. */
  readonly place: number;
  readonly page: string;
}

export function AnswerForm({ question, place, page }: Props) {
  const form = useActionForm({ id: QUIZ_FORM, action: page, ...noToastForFields });
  return (
    <ActionForm form={form} className="mt-5 grid gap-4">
      <input type="hidden" name={INTENT} value={QUIZ_FORM} />
      <input type="hidden" name="question_id" value={question.id} />
      <input type="hidden" name="place" value={place} />
      {question.type === 'short' ? (
        <TextField name="text" label={copy.short} maxLength={MAX_SHORT_ANSWER} autoComplete="off" />
      ) : (
        <Options question={question} />
      )}
      <Button
        type="submit"
        className="justify-self-start max-sm:w-full"
        busyText={form.isBusy ? copy.answering : undefined}
      >
        {copy.answer}
      </Button>
    </ActionForm>
  );
}

function Options({ question }: Pick<Props, 'question'>) {
  const { type, options } = question;
  const [field] = useField<readonly string[]>('choices');
  const hintId = useId();
  const errorId = useId();
  const isSingle = type === 'single';
  const chosen = [field.initialValue].flat();
  return (
    <fieldset aria-describedby={`${hintId} ${errorId}`} className="min-w-0">
      <legend className={isSingle ? 'sr-only' : 'mb-2.5 text-ink-2 text-ui'}>
        {isSingle ? copy.single : copy.several}
      </legend>
      <div className="grid gap-2.5" {...ownerLanguage(question, 'options')}>
        {options.map(({ id, text }) => (
          <label key={id} className={optionClasses.open}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name="choices"
              value={id}
              required={isSingle}
              defaultChecked={chosen.includes(id)}
              aria-invalid={field.errors !== undefined || undefined}
              className="shrink-0"
            />
            <span className="wrap-anywhere min-w-0">{text}</span>
          </label>
        ))}
      </div>
      <FieldMessages hintId={hintId} hint={null} errorId={errorId} error={field.errors?.[0]} />
    </fieldset>
  );
}

const box = 'min-h-15 gap-3.5 rounded-control px-4 py-3 leading-snug';
const judged = `${box} relative grid grid-cols-[22px_minmax(0,1fr)] items-center`;
const right = 'shadow-[inset_0_0_0_2px_var(--credit)]';
const wrong = 'bg-debit-soft shadow-[inset_0_0_0_2px_var(--debit)]';

export const optionClasses = {
  open: `${box} grid cursor-pointer items-center grid-cols-[22px_minmax(0,1fr)] bg-surface shadow-[inset_0_0_0_1px_var(--control-line)] transition-colors hover:bg-soft has-checked:bg-soft has-checked:shadow-[inset_0_0_0_2px_var(--action)] has-focus-visible:outline-2 has-focus-visible:outline-link`,
  chosenRight: `${judged} bg-credit-soft ${right}`,
  right: `${judged} bg-surface ${right}`,
  wrong: `${judged} ${wrong}`,
  plain: `${judged} bg-surface text-ink-2 shadow-[inset_0_0_0_1px_var(--line)]`,
} as const;
