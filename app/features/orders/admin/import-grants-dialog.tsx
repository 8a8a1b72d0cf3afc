import { ImportDialog } from '#app/components/admin/import-dialog.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { type GrantReport, type ImportedGrant, importGrants } from '#contract/orders/admin-grants.ts';
import { importCopy as fileCopy } from '#messages/catalog/admin-product-import.ts';
import { grantImportCopy as copy } from '#messages/orders/admin-grants.ts';
import { grantFileInput } from './grant-file-input.ts';
import { GRANTS_PATH } from './grants-path.ts';

export function ImportGrantsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <ImportDialog
      id="import-grants"
      action={GRANTS_PATH}
      schema={grantFileInput}
      report={importGrants.output}
      failed={copy.failed}
      copy={copy}
      countChanges={({ given, waiting }) => given + waiting}
      renderReport={(report) => <Report report={report} />}
      onClose={onClose}
    >
      <TextareaField name="reason" label={copy.reason} rows={2} maxLength={500} />
    </ImportDialog>
  );
}

const variants = { given: 'ok', waits: 'plain', unchanged: 'off', refused: 'bad' } as const;
const order = ['refused', 'given', 'waits'] as const;

function Report({ report: { rows, given, waiting, refused } }: { readonly report: GrantReport }) {
  const shown = order.flatMap((wanted) => rows.filter(({ outcome }) => outcome === wanted));
  const unchanged = rows.length - shown.length;
  const summary = given + waiting > 0 ? copy.summary(given, waiting) : copy.nothing;
  return (
    <div className="grid gap-4">
      <p role="status" className={refused > 0 ? 'text-debit text-ui' : 'text-ui'}>
        {refused > 0 ? copy.refused(refused) : summary}
      </p>
      <ol aria-label={fileCopy.rows} className="grid">
        {shown.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ol>
      {unchanged > 0 && <p className="num text-ink-2 text-ui">{copy.unchanged(unchanged)}</p>}
    </div>
  );
}

function Row({ row: { line, email, product, outcome, problems } }: { readonly row: ImportedGrant }) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-line border-t py-2.5 text-ui">
      <p className="wrap-anywhere min-w-0">
        <span className="num text-ink-3 text-small">{fileCopy.line(line)} </span>
        <span className="font-semibold">{email}</span> <span className="text-ink-2">{product}</span>
      </p>
      <Badge variant={variants[outcome]}>{copy.outcomes[outcome]}</Badge>
      {problems.map(({ field, message }) => (
        <p key={field} className="col-span-full text-debit text-small">
          <code>{field}</code>: {message}
        </p>
      ))}
    </li>
  );
}
