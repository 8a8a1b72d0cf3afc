import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/audit/admin.ts';
import { auditCopy as copy } from '#messages/audit/admin.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { subjectTypeLabel } from './audit-labels.ts';
import { ChangeTable } from './change-table.tsx';
import { actorName } from './entry-labels.ts';
import { subjectHref } from './subject-href.ts';

interface EntryDetailsProps {
  readonly entry: AuditEntry;
  readonly historyHref: string;
}

export function EntryDetails({ entry, historyHref }: EntryDetailsProps) {
  const href = subjectHref(entry);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-label={copy.changes} className="min-w-0">
        <h3 className="mb-1.5 font-semibold text-small">{copy.changes}</h3>
        <ChangeTable entry={entry} />
      </section>
      <div className="min-w-0">
        <EntryFacts entry={entry} />
        <p className="mt-3 flex flex-wrap gap-x-6 text-ui">
          {href !== null && <DetailLink to={href}>{copy.open}</DetailLink>}
          <DetailLink to={historyHref}>{copy.history}</DetailLink>
        </p>
      </div>
    </div>
  );
}

function DetailLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-tap items-center text-link underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}

function EntryFacts({ entry }: { readonly entry: AuditEntry }) {
  const {
    created_at,
    actor_email,
    actor_role,
    address,
    device,
    api_key,
    subject_type,
    subject_id,
    request_id,
  } = entry;
  const rows: readonly (readonly [string, string | null])[] = [
    [copy.when, `${formatCardDate(created_at)}, ${formatTime(created_at)} WIB`],
    [copy.who, actor_email === null ? actorName(entry) : `${actorName(entry)}, ${actor_email}`],
    [copy.role, actor_role],
    [copy.where, address],
    [copy.device, device],
    ...(api_key === null ? [] : [[copy.apiKey, api_key] as const]),
    [copy.what, `${subjectTypeLabel(subject_type)} ${subject_id}`],
    [copy.request, request_id],
    [copy.entry, String(entry.id)],
  ];
  return (
    <dl className="grid gap-y-1.5 text-small tabular-nums">
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3">
          <dt className="text-ink-3">{label}</dt>
          <dd className="break-all">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
