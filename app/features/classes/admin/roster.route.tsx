import { z } from 'zod';
import { PageError } from '#app/components/page/page-error.tsx';
import { chosenSession } from '#app/features/classes/admin/chosen-session.ts';
import { RosterPage } from '#app/features/classes/admin/roster-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { closeUnattended, getRoster, setAttendance } from '#contract/classes/admin-rosters.ts';
import { classCopy as copy } from '#messages/classes/admin.ts';
import type { Route } from './+types/roster.route.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const found = await api(context).call(getRoster, { params: { id: params.id } });
  const now = new Date();
  if (!found.ok) return { roster: null, session_id: null, now };
  const asked = new URL(request.url).searchParams.get('session');
  return { roster: found.value, session_id: chosenSession(found.value.sessions, asked, now), now };
}

const attendance = z
  .object({ session_id: z.string(), user_id: z.string(), attended: z.enum(['yes', 'no']) })
  .transform(({ attended, ...place }) => ({ ...place, attended: attended === 'yes' }))
  .pipe(setAttendance.body);

const unattended = z
  .object({ session_id: z.string(), nobody_came: z.enum(['yes', 'no']) })
  .transform(({ nobody_came, session_id }) => ({ session_id, nobody_came: nobody_came === 'yes' }))
  .pipe(closeUnattended.body);

const markAttendance = formAction({
  endpoint: setAttendance,
  schema: attendance,
  call: (body, { param }) => ({ params: { id: param('id') }, body }),
  done: (_, { attended }) => (attended ? copy.markedCame : copy.markedAbsent),
});

const markUnattended = formAction({
  endpoint: closeUnattended,
  schema: unattended,
  call: (body, { param }) => ({ params: { id: param('id') }, body }),
  done: (_, { nobody_came }) => (nobody_came ? copy.markedEmpty : copy.reopened),
});

export const action = formActions({ '': markAttendance }, markUnattended, 'nobody_came');

export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.roster, errorTitle: copy.rosterFailed });

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const title = loaderData?.roster?.title;
  return pageMeta(args, {
    title: title === undefined ? copy.roster : copy.rosterOf(title),
    robots: 'noindex',
  });
};

export default function RosterRoute({ loaderData: { roster, session_id, now } }: Route.ComponentProps) {
  if (roster === null) return <PageError title={copy.roster} message={copy.rosterFailed} />;
  return <RosterPage roster={roster} sessionId={session_id} now={now} />;
}
