import { CircleCheck, CloudOff, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageError } from '#app/components/page/page-error.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { RefreshButton } from '#app/components/page/refresh-button.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getStatus, type InstallationStatus, type StatusCheck } from '#contract/operations/admin-status.ts';
import { statusCopy as copy, statusCopy, statusSteps } from '#messages/operations/admin-status.ts';
import type { StatusProblem } from '#shared/status.ts';
import { formatTime } from '#shared/time/dates.ts';
import type { Route } from './+types/status.route.ts';
import { isProblem, sentenceOf } from './status-words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const read = await api(context).call(getStatus);
  return { status: read.ok ? read.value.status : null };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: statusCopy.title, robots: 'noindex' });

export default function Status({ loaderData: { status } }: Route.ComponentProps) {
  if (status === null) return <PageError title={statusCopy.title} message={statusCopy.failed} />;
  return <StatusPage loaded={status} />;
}

/** Shows whether everything runs, for an owner without an engineer (ADR 0068). */
export function StatusPage({ loaded }: { readonly loaded: InstallationStatus }) {
  const { status, isLost, isLive } = useLatestStatus(loaded);
  const well = status.checks.filter(({ state }) => state === 'ok');
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle}>
        <RefreshButton />
      </PageHeader>
      {isLost && <ConnectionLost readAt={status.read_at} />}
      <Summary status={status} />
      <CheckList label={copy.title} checks={status.checks.filter(({ state }) => state !== 'ok')} />
      <div className="mt-3">
        <Disclosure title={copy.wellCount(well.length)} isOpen={well.length === status.checks.length}>
          <CheckList label={copy.states.ok} checks={well} />
        </Disclosure>
      </div>
      <p className="mt-4 text-ink-3 text-small tabular-nums">
        {copy.readAt(formatTime(status.read_at), status.version)} {isLive && copy.refreshes}
      </p>
    </>
  );
}

interface CheckListProps {
  readonly label: string;
  readonly checks: readonly StatusCheck[];
}

const CheckList = ({ label, checks }: CheckListProps) => (
  <ul aria-label={label} className="border-line border-t empty:border-t-0">
    {checks.map((check) => (
      <CheckRow key={`${check.subject} ${check.names?.join() ?? ''}`} check={check} />
    ))}
  </ul>
);

function ConnectionLost({ readAt }: { readonly readAt: string }) {
  return (
    <div role="alert" className="mb-6 flex gap-3 rounded-card bg-debit-soft px-5 py-4 text-debit text-ui">
      <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p>
        <b className="font-semibold">{copy.lost(formatTime(readAt))}</b> {copy.lostStep}
      </p>
    </div>
  );
}

function Summary({ status: { checks } }: { readonly status: InstallationStatus }) {
  const countOf = (...states: readonly StatusCheck['state'][]) =>
    checks.filter(({ state }) => states.includes(state)).length;
  const open = countOf('bad', 'unknown', 'attention');
  const unset = countOf('unset') - checks.filter(({ reason }) => WAITING.includes(reason)).length;
  const isBad = countOf('bad') > 0;
  const Icon = open === 0 ? CircleCheck : TriangleAlert;
  return (
    <p
      role="status"
      className={`mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 ${isBad ? 'rounded-card bg-debit-soft px-5 py-4 text-debit' : ''}`}
    >
      <Icon aria-hidden="true" className={`size-6 ${open === 0 ? 'text-credit' : ''}`} />
      <b className="text-t3">{open === 0 ? copy.fine : copy.toLookAt(open)}</b>
      {unset > 0 && <span className="text-ink-2 text-ui">{copy.unset(unset)}</span>}
    </p>
  );
}

const WAITING: readonly StatusCheck['reason'][] = ['books_unread', 'backup_waits'];

const badges = { ok: 'ok', unset: 'off', attention: 'hot', unknown: 'outline', bad: 'bad' } as const;

function CheckRow({ check }: { readonly check: StatusCheck }) {
  const { subject, state, reason } = check;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-line border-b py-3.5 text-ui md:grid-cols-[160px_minmax(0,1fr)_auto] md:items-start">
      <h2 className="font-semibold text-ui">{copy.subjects[subject]}</h2>
      <Badge variant={badges[state]} className="justify-self-end md:col-start-3 md:row-start-1">
        {WAITING.includes(reason) ? copy.waits : copy.states[state]}
      </Badge>
      <div className="max-md:col-span-full md:col-start-2 md:row-span-2 md:row-start-1">
        <p className={`wrap-anywhere tabular-nums ${state === 'ok' ? 'text-ink-2' : ''}`}>
          {sentenceOf(check)}
        </p>
        {isProblem(reason) && <Step reason={reason} />}
      </div>
      {isProblem(reason) && <OpenLink reason={reason} subject={copy.subjects[subject]} />}
    </li>
  );
}

function Step({ reason }: { readonly reason: StatusProblem }) {
  const { runbook } = linksOf(reason);
  return (
    <p className="mt-1 max-w-[64ch] text-ink-2">
      <b className="font-semibold text-ink">{copy.todo}:</b> {statusSteps[reason]}
      {runbook !== null && (
        <span title={runbook} className="block text-ink-3 text-small">
          {copy.runbook}
        </span>
      )}
    </p>
  );
}

function OpenLink({ reason, subject }: { readonly reason: StatusProblem; readonly subject: string }) {
  const { to } = linksOf(reason);
  if (to === null) return null;
  return (
    <Button
      asChild
      variant="outline"
      size="sm"
      className="justify-self-start md:col-start-3 md:justify-self-end"
    >
      <Link to={to} aria-label={`${copy.open}: ${subject}`}>
        {copy.open}
      </Link>
    </Button>
  );
}

const RECONCILIATION = '/admin/payments?tab=reconciliation';

const pages: Partial<Record<StatusProblem, string>> = {
  payments_open: RECONCILIATION,
  books_broken: RECONCILIATION,
  notices_failed: '/admin/payments?tab=webhooks&status=Failed',
  notices_missing: '/admin/payments?tab=webhooks',
  calendars_unset: '/admin/bookings/calendars',
  calendars_stale: '/admin/bookings/calendars',
  films_failed: '/admin/products/one-time',
};

const runbooks: Partial<Record<StatusProblem, string>> = {
  shop_fails_often: 'docs/runbooks/watching.md',
  database_behind: 'docs/runbooks/watching.md',
  database_away: 'docs/runbooks/watching.md',
  database_crowded: 'docs/runbooks/pgbouncer.md',
  jobs_wait: 'docs/runbooks/watching.md',
  worker_gone: 'docs/runbooks/watching.md',
  jobs_given_up: 'docs/runbooks/watching.md',
  notices_missing: 'docs/runbooks/payment-gateways.md',
  gateways_unset: 'docs/runbooks/payment-gateways.md',
  mail_unset: 'README.md',
  backup_unset: 'docs/runbooks/backup.md',
  backup_elsewhere: 'docs/runbooks/backup.md',
  backup_old: 'docs/runbooks/backup.md',
  backup_failed: 'docs/runbooks/backup.md',
};

function linksOf(reason: StatusProblem): {
  readonly to: string | null;
  readonly runbook: string | null;
} {
  return { to: pages[reason] ?? null, runbook: runbooks[reason] ?? null };
}

const ASK_EVERY_MS = 30_000;
const statusRoute = { method: 'get', path: '/api/admin/status' } as const;

interface LatestStatus {
  readonly status: InstallationStatus;
  readonly isLost: boolean;
  /** It refreshes itself; false before hydration. */
  readonly isLive: boolean;
}

/** Polls while the tab is visible; not through loaders, whose error would replace the page. */
function useLatestStatus(loaded: InstallationStatus): LatestStatus {
  const [latest, setLatest] = useState<LatestStatus>({ status: loaded, isLost: false, isLive: false });
  useEffect(() => {
    const show = (status: InstallationStatus) => setLatest({ status, isLost: false, isLive: true });
    show(loaded);
    let isGone = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const asked = await browserClient.call<typeof getStatus>(statusRoute);
      if (isGone) return;
      if (asked.ok) show(asked.value.status);
      else setLatest((seen) => ({ ...seen, isLost: true }));
    };
    const timer = setInterval(ask, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [loaded]);
  return latest;
}
