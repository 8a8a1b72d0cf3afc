import { ChevronDown } from 'lucide-react';
import type { AuditEntry } from '#contract/admin/audit.ts';
import { formatTime } from '#shared/dates.ts';
import { actionLabel, fieldLabel } from './audit-labels.ts';
import { diffFields } from './diff-fields.ts';
import { EntryDetails } from './entry-details.tsx';
import { actorName, originLabel, subjectLabel } from './entry-labels.ts';
import { formatFieldValue } from './format-field-value.ts';
import { subjectIcon } from './subject-icon.ts';

interface EntryRowProps {
  readonly entry: AuditEntry;
  readonly historyHref: string;
}

export function EntryRow({ entry, historyHref }: EntryRowProps) {
  const Icon = subjectIcon(entry.subject_type);
  return (
    <li className="border-line border-b last:border-b-0">
      <details className="group">
        <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3.5 px-4 py-3 hover:bg-soft focus-visible:outline-2 focus-visible:outline-link focus-visible:-outline-offset-2 md:grid-cols-[3.25rem_auto_minmax(0,1fr)_minmax(0,15rem)_auto] md:items-center md:px-5 [&::-webkit-details-marker]:hidden">
          <time dateTime={entry.created_at} className="num hidden text-ink-3 text-ui md:block">
            {formatTime(entry.created_at)}
          </time>
          <span className="row-span-2 grid size-9 place-items-center md:row-span-1 rounded-full bg-sunk text-ink-2 group-open:bg-dawn-soft">
            <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          </span>
          <EntryAction entry={entry} />
          <span className="col-start-2 mt-1 block min-w-0 text-small md:col-start-auto md:mt-0">
            <span className="block truncate font-medium text-ink-2">{actorName(entry)}</span>
            <span className="num block truncate text-ink-3">
              <span className="md:hidden">{formatTime(entry.created_at)} · </span>
              {originLabel(entry)}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="col-start-3 row-start-1 mt-2 size-4.5 text-ink-3 transition-transform group-open:rotate-180 md:col-start-auto md:row-start-auto md:mt-0"
          />
        </summary>
        <EntryDetails entry={entry} historyHref={historyHref} />
      </details>
    </li>
  );
}

const isId = (name: string): boolean => /(^|_)ids?$/.test(name);

/** The action, its subject, and the first change. */
function EntryAction({ entry }: { readonly entry: AuditEntry }) {
  const changes = diffFields(entry.before, entry.after);
  const first = changes.find(({ name }) => !isId(name));
  const subject = subjectLabel(entry);
  return (
    <span className="block min-w-0">
      <span className="block break-words text-ui">
        <b className="font-semibold">{actionLabel(entry.action)}</b>
        <span className="text-ink-2"> {subject}</span>
      </span>
      {first !== undefined && (
        <span className="num block truncate text-ink-3 text-small">
          {fieldLabel(first.name)}{' '}
          {first.before !== undefined && `${formatFieldValue(first.name, first.before)} → `}
          {formatFieldValue(first.name, first.after)}
          {changes.length > 1 && ` +${changes.length - 1}`}
        </span>
      )}
    </span>
  );
}
