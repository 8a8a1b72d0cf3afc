import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { z } from 'zod';
import { DataTable } from '#app/components/data-table/data-table.tsx';
import { PostButton } from '#app/components/form/post-button.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageError } from '#app/components/page/page-error.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { apiHref } from '#app/lib/api/api-href.ts';
import { cn } from '#app/lib/cn.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { toast } from '#app/lib/toast.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import {
  closeUnattended,
  type exportRoster,
  getRoster,
  type Roster,
  type RosterHolder,
  setAttendance,
} from '#contract/classes/admin-rosters.ts';
import { classCopy as copy } from '#messages/classes/admin.ts';
import { formatDayMonth, formatTime } from '#shared/time/dates.ts';
import type { Route } from './+types/roster.route.ts';
import { chosenSession } from './chosen-session.ts';
import { AttendanceButton, rosterColumns } from './roster-row.tsx';

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

interface Props {
  readonly roster: Roster;
  /** Null: the class has no session. */
  readonly sessionId: string | null;
  readonly now: Date;
}

function RosterPage({ roster, sessionId, now }: Props) {
  const { product_id, title, capacity, taken, sessions, holders, total } = roster;
  const path = `/admin/products/one-time/class/${product_id}`;
  const present = holders.filter(({ attended }) => attended.some((id) => id === sessionId)).length;
  const session = sessions.find(({ id }) => id === sessionId);
  const action = `${path}/roster${sessionId === null ? '' : `?session=${sessionId}`}`;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          <span className="num">{capacity === null ? copy.taken(taken) : copy.places(taken, capacity)}</span>
        }
      >
        <Button asChild variant="quiet" size="sm">
          <Link to={path}>{copy.toSessions}</Link>
        </Button>
        <Button asChild variant="outline" size="sm">
          <a
            href={apiHref<typeof exportRoster>('/api/admin/products/{id}/roster.csv', {
              params: { id: product_id },
            })}
            download
          >
            <Download aria-hidden="true" />
            {copy.export}
          </a>
        </Button>
      </PageHeader>
      {sessions.length > 0 && <SessionChoice sessions={sessions} sessionId={sessionId} path={path} />}
      <section aria-labelledby="roster">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="roster" className="text-t3">
            {copy.roster}
          </h2>
          {holders.length > 0 && (
            <div className="flex flex-wrap items-center gap-x-4">
              <p className="text-ink-2 text-ui tabular-nums" aria-live="polite">
                {session === undefined
                  ? copy.noSessions
                  : session.nobody_came
                    ? copy.closedEmpty
                    : copy.present(present, total)}
              </p>
              {session !== undefined && present === 0 && Date.parse(session.starts_at) <= now.getTime() && (
                <CloseButton session={session} action={action} />
              )}
            </div>
          )}
        </div>
        {holders.length === 0 ? (
          <EmptyState title={copy.nobody} hint={copy.nobodyHint} />
        ) : (
          <div className="overflow-hidden rounded-card border border-line bg-surface">
            <DataTable
              label={copy.roster}
              rows={holders}
              columns={rosterColumns(sessions.length)}
              keyOf={({ user_id }) => user_id}
              {...(sessionId !== null && {
                actions: (holder: RosterHolder) => (
                  <AttendanceButton holder={holder} sessionId={sessionId} action={action} />
                ),
              })}
            />
          </div>
        )}
        {total > holders.length && (
          <p className="mt-4 text-ink-2 text-ui tabular-nums">{copy.moreHolders(holders.length, total)}</p>
        )}
      </section>
    </>
  );
}

interface CloseProps {
  readonly session: Roster['sessions'][number];
  readonly action: string;
}

function CloseButton({ session: { id, nobody_came }, action }: CloseProps) {
  return (
    <PostButton
      id="unattended"
      action={action}
      fields={{ session_id: id, nobody_came: nobody_came ? 'no' : 'yes' }}
      variant="quiet"
      size="sm"
      isRepeatable
      className="max-sm:-ml-4"
      onSuccess={() => toast.success(nobody_came ? copy.reopened : copy.markedEmpty)}
    >
      {nobody_came ? copy.reopen : copy.nobodyCame}
    </PostButton>
  );
}

interface ChoiceProps {
  readonly sessions: Roster['sessions'];
  readonly sessionId: string | null;
  readonly path: string;
}

function SessionChoice({ sessions, sessionId, path }: ChoiceProps) {
  return (
    <nav aria-label={copy.chooseSession} className="mb-6">
      <ol className="flex flex-wrap gap-2">
        {sessions.map(({ id, starts_at }, index) => (
          <li key={id}>
            <Link
              to={`${path}/roster?session=${id}`}
              preventScrollReset
              aria-current={id === sessionId ? 'true' : undefined}
              className={cn(
                'grid min-h-tap content-center rounded-control border border-line px-3.5 py-1 text-ink-2 text-small',
                'aria-[current=true]:border-ink aria-[current=true]:text-ink',
              )}
            >
              <b className="font-semibold">{copy.session(index + 1)}</b>
              <span className="num">
                {formatDayMonth(starts_at)}, {formatTime(starts_at)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
