import type { AuditEntry } from '#contract/audit/admin.ts';
import { auditCopy as copy } from '#messages/audit/admin.ts';
import { fieldLabel } from './audit-labels.ts';
import { diffFields } from './diff-fields.ts';
import { formatFieldValue } from './format-field-value.ts';

export function ChangeTable({ entry }: { readonly entry: Pick<AuditEntry, 'before' | 'after'> }) {
  const changes = diffFields(entry.before, entry.after);
  if (changes.length === 0) return <p className="text-ink-2 text-ui">{copy.nothing}</p>;
  return (
    <dl className="text-ui">
      {changes.map(({ name, before, after }) => (
        <div
          key={name}
          className="grid gap-x-5 gap-y-1 border-line border-b border-dashed py-2 last:border-b-0 sm:grid-cols-[minmax(7rem,1fr)_3fr]"
        >
          <dt className="min-w-0 break-words text-ink-3 text-small sm:pt-0.5">{fieldLabel(name)}</dt>
          <dd className="num flex min-w-0 flex-wrap items-baseline gap-x-2.5 gap-y-1">
            {before !== undefined && (
              <del className="min-w-0 whitespace-pre-line break-words text-ink-3 decoration-from-font">
                <span className="sr-only">{copy.before}: </span>
                {formatFieldValue(name, before)}
              </del>
            )}
            {before !== undefined && after !== undefined && (
              <span aria-hidden="true" className="text-ink-3">
                →
              </span>
            )}
            {after !== undefined && (
              <ins className="min-w-0 whitespace-pre-line break-words font-medium no-underline">
                <span className="sr-only">{copy.after}: </span>
                {formatFieldValue(name, after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
