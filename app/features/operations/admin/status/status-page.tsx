import { CircleCheck, CloudOff, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { RefreshButton } from '#app/components/page/refresh-button.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import type { InstallationStatus, StatusCheck } from '#contract/operations/admin-status.ts';
import { statusCopy as copy, statusSteps } from '#messages/operations/admin-status.ts';
import type { StatusProblem } from '#shared/status.ts';
import { formatTime } from '#shared/time/dates.ts';
import { linksOf } from './status-links.ts';
import { isProblem, sentenceOf } from './status-words.ts';
import { useLatestStatus } from './use-latest-status.ts';

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
