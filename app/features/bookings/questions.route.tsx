import { redirect, useLocation } from 'react-router';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { FormFoot } from '#app/components/form/form-foot.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { answerQuestions, type Booking, listBookings } from '#contract/bookings/bookings.ts';
import { bookingsCopy, bookingsCopy as copy } from '#messages/bookings/bookings.ts';
import type { Route } from './+types/questions.route.ts';
import { SessionFrame, SessionName } from './sessions/session-frame.tsx';

const QUESTIONS_FORM = 'session-questions';

interface Props {
  readonly answers: Booking['answers'];
  readonly action: string;
  readonly canAnswer: boolean;
}

function QuestionsForm({ answers, action, canAnswer }: Props) {
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

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { bookings } = orThrow(await api(context).call(listBookings));
  const booking = bookings.find((one) => one.id === id);
  if (booking === undefined || booking.answers.length === 0) throw redirect('/user/bookings');
  return { booking };
}

export const action = formAction({
  endpoint: answerQuestions,
  form: QUESTIONS_FORM,
  schema: answerQuestions.body,
  call: (body, { param }) => ({ params: { id: param('id') }, body }),
  to: () => '/user/bookings',
});

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.questions.title, robots: 'noindex' });

export default function BookingQuestions({ loaderData: { booking } }: Route.ComponentProps) {
  const { questions } = copy;
  const { starts_at, ends_at, can_answer, answers } = booking;
  const { pathname } = useLocation();
  return (
    <>
      <BackLink to="/user/bookings">{copy.back}</BackLink>
      <PageHeader title={questions.title} subtitle={can_answer ? questions.lede : questions.over} />
      {starts_at !== null && ends_at !== null && (
        <div className="mb-6 max-w-[640px]">
          <SessionFrame
            heading="h2"
            session={{ starts_at, ends_at }}
            name={<SessionName booking={booking} />}
          />
        </div>
      )}
      <QuestionsForm answers={answers} action={pathname} canAnswer={can_answer} />
    </>
  );
}
