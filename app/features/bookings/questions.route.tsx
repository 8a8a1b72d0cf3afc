import { redirect, useLocation } from 'react-router';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { QUESTIONS_FORM, QuestionsForm } from '#app/features/bookings/questions-form.tsx';
import { SessionFrame, SessionName } from '#app/features/bookings/sessions/session-frame.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { answerQuestions, listBookings } from '#contract/bookings/bookings.ts';
import { bookingsCopy as copy } from '#messages/bookings/bookings.ts';
import type { Route } from './+types/questions.route.ts';

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
