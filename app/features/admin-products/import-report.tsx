import { Badge } from '#app/components/ui/badge.tsx';
import type { ImportedRow, importProducts } from '#contract/admin/product-lists.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { importCopy as copy } from './import-copy.ts';

const looks = { create: 'ok', update: 'plain', unchanged: 'off', refused: 'bad' } as const;

/** What each row of a file would do, or what is wrong with it. */
export function ImportReport({ report }: { readonly report: OutputOf<typeof importProducts> }) {
  const { rows, created, updated, refused } = report;
  return (
    <div className="grid gap-4">
      <p role="status" className={refused > 0 ? 'text-debit text-ui' : 'text-ui'}>
        {refused > 0
          ? copy.refused(refused)
          : created + updated > 0
            ? copy.summary(created, updated)
            : copy.nothing}
      </p>
      <ol aria-label={copy.rows} className="grid">
        {rows.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ol>
    </div>
  );
}

function Row({ row }: { readonly row: ImportedRow }) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-line border-t py-2.5 text-ui">
      <p className="min-w-0">
        <span className="num text-ink-3 text-small">{copy.line(row.line)} </span>
        <span className="font-semibold">{row.title || row.slug}</span>
      </p>
      <Badge variant={looks[row.outcome]}>{copy.outcomes[row.outcome]}</Badge>
      {row.problems.map(({ field, message }) => (
        <p key={field} className="col-span-full text-debit text-small">
          <code>{field}</code>: {message}
        </p>
      ))}
      {row.changes.map(({ field, before, after }) => (
        <p key={field} className="col-span-full min-w-0 break-words text-ink-2 text-small">
          <code>{field}</code>: <s className="text-ink-3">{before || '—'}</s> → {after || '—'}
        </p>
      ))}
    </li>
  );
}
