import { ActionForm } from '#app/components/form/action-form.tsx';
import { FormFoot } from '#app/components/form/form-foot.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingsCopy } from '#messages/bookings/bookings.ts';

export const QUESTIONS_FORM = 'session-questions';

interface Props {
  readonly answers: Booking['answers'];
  readonly action: string;
  readonly canAnswer: boolean;
}

export function QuestionsForm({ answers, action, canAnswer }: Props) {
  const copy = bookingsCopy.questions;
  const form = useActionForm({
    id: QUESTIONS_FORM,
    action,
    defaults: { answers: answers.map(({ question, answer }) => ({ question, answer })) },
  });
  if (!canAnswer) {
    return (
      <dl className="grid max-w-[640px] gap-4">
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-semibold" {...ownerLanguage()}>
              {question}
            </dt>
            <dd className="wrap-anywhere whitespace-pre-line text-ink-2">{answer || copy.none}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <ActionForm form={form} label={copy.title} className="grid max-w-[640px] gap-6">
      {answers.map(({ question }, place) => (
        <div key={question}>
          <input type="hidden" name={`answers[${place}].question`} value={question} />
          <TextareaField
            name={`answers[${place}].answer`}
            label={<span {...ownerLanguage()}>{question}</span>}
            isOptional
            rows={3}
            maxLength={2000}
          />
        </div>
      ))}
      <FormFoot>
        <Button type="submit" busyText={form.isBusy ? bookingsCopy.busy : undefined}>
          {copy.save}
        </Button>
      </FormFoot>
    </ActionForm>
  );
}
