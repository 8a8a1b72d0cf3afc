import { useRef } from 'react';
import { ConsultantPortrait } from '#app/components/brand/portrait.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { INTENT } from '#app/lib/forms/form-reply.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { toast } from '#app/lib/toast.ts';
import type { LessonQuestion } from '#contract/courses/lesson-questions.ts';
import { lessonQuestionsCopy as copy } from '#messages/courses/lesson-questions.ts';
import { MAX_QUESTION_LENGTH } from '#shared/courses/lesson-work.ts';
import { formatCardDate } from '#shared/time/dates.ts';

export const QUESTION_FORM = 'lesson-question';

interface Props {
  /** Null: they could not be read; the lesson shows without them. */
  readonly questions: readonly LessonQuestion[] | null;
  readonly action: string;
}

export function LessonQuestions({ questions, action }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="mt-5 scroll-mt-20 border-line border-t pt-6 max-lg:scroll-mt-[calc(56.25vw+80px)]"
    >
      <h2 ref={heading} id="questions-title" tabIndex={-1} className="text-t3 outline-none">
        {copy.title}
      </h2>
      {questions === null && <p className="mt-2 text-ink-2 text-ui">{copy.failed}</p>}
      {questions !== null && questions.length > 0 && (
        <ol className="mt-2">
          {questions.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </ol>
      )}
      <AskForm key={questions?.length} action={action} onSent={() => heading.current?.focus()} />
    </section>
  );
}

function Question({ question: { body, asked_at, answer, is_own } }: { readonly question: LessonQuestion }) {
  return (
    <li className="grid gap-3 border-line border-b border-dashed py-5">
      <div>
        <p className="text-ink-3 text-small">
          {is_own ? copy.yours : copy.others}, <span className="num">{formatCardDate(asked_at)}</span>
        </p>
        <p {...ownerLanguage()} className="wrap-anywhere mt-1 whitespace-pre-line">
          {body}
        </p>
      </div>
      {answer === null ? (
        <p className="text-ink-2 text-ui">{copy.waits}</p>
      ) : (
        <OwnerReply title={copy.answer} text={answer} />
      )}
    </li>
  );
}

interface AskFormProps extends Pick<Props, 'action'> {
  readonly onSent: () => void;
}

function AskForm({ action, onSent }: AskFormProps) {
  const form = useActionForm({
    id: QUESTION_FORM,
    action,
    onSuccess: () => {
      toast.success(copy.sent);
      onSent();
    },
  });
  return (
    <ActionForm form={form} className="mt-5 grid justify-items-start gap-3">
      <input type="hidden" name={INTENT} value={QUESTION_FORM} />
      <TextareaField
        name="question"
        label={copy.ask}
        hint={copy.hint}
        rows={3}
        maxLength={MAX_QUESTION_LENGTH}
        className="w-full"
      />
      <Button type="submit" variant="outline" busyText={form.isBusy ? copy.sending : undefined}>
        {copy.send}
      </Button>
    </ActionForm>
  );
}

interface OwnerReplyProps {
  readonly title: string;
  readonly text: string;
}

export function OwnerReply({ title, text }: OwnerReplyProps) {
  return (
    <div className="flex gap-3">
      <ConsultantPortrait sizes="40px" className="size-10 rounded-full" />
      <div className="min-w-0">
        <p className="font-semibold text-small">{title}</p>
        <p {...ownerLanguage()} className="wrap-anywhere mt-1 whitespace-pre-line text-ink-2">
          {text}
        </p>
      </div>
    </div>
  );
}
