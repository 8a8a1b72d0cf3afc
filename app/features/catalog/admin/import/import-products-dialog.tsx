import { ImportDialog } from '#app/components/admin/import-dialog.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { type ImportedRow, importProducts } from '#contract/catalog/admin-product-lists.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { productsCopy } from '#messages/catalog/admin.ts';
import { importCopy as copy } from '#messages/catalog/admin-product-import.ts';
import type { ProductKind } from '../product-kind.ts';
import { importInput } from './import-input.ts';

interface ImportProductsDialogProps {
  readonly kind: ProductKind;
  readonly onClose: () => void;
}

export function ImportProductsDialog({ kind, onClose }: ImportProductsDialogProps) {
  return (
    <ImportDialog
      id="import"
      action={kind.path}
      schema={importInput}
      report={importProducts.output}
      failed={productsCopy.error}
      copy={copy}
      countChanges={({ created, updated }) => created + updated}
      renderReport={(report) => <ImportReport report={report} />}
      onClose={onClose}
    />
  );
}

const outcomeVariants = { create: 'ok', update: 'plain', unchanged: 'off', refused: 'bad' } as const;

const SHOWN = 200;
const isRefused = ({ outcome }: ImportedRow) => outcome === 'refused';
const isUnchanged = ({ outcome }: ImportedRow) => outcome === 'unchanged';

export function ImportReport({ report }: { readonly report: OutputOf<typeof importProducts> }) {
  const { rows, created, updated, refused } = report;
  const shownRows = [
    ...rows.filter(isRefused),
    ...rows.filter((row) => !isRefused(row) && !isUnchanged(row)),
  ];
  const unchanged = rows.filter(isUnchanged).length;
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
        {shownRows.slice(0, SHOWN).map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ol>
      {shownRows.length > SHOWN && (
        <p className="num text-ink-2 text-ui">{copy.more(shownRows.length - SHOWN)}</p>
      )}
      {unchanged > 0 && <p className="num text-ink-2 text-ui">{copy.unchanged(unchanged)}</p>}
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
      <Badge variant={outcomeVariants[row.outcome]}>{copy.outcomes[row.outcome]}</Badge>
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
