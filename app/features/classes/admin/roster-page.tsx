import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { DataTable } from '#app/components/data-table/data-table.tsx';
import { PostButton } from '#app/components/form/post-button.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import { cn } from '#app/lib/cn.ts';
import { toast } from '#app/lib/toast.ts';
import type { exportRoster, Roster, RosterHolder } from '#contract/classes/admin-rosters.ts';
import { classCopy as copy } from '#messages/classes/admin.ts';
import { formatDayMonth, formatTime } from '#shared/time/dates.ts';
import { AttendanceButton, rosterColumns } from './roster-row.tsx';

interface Props {
  readonly roster: Roster;
  /** Null: the class has no session. */
  readonly sessionId: string | null;
  readonly now: Date;
}

export function RosterPage({ roster, sessionId, now }: Props) {
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
