import { ImportDialog } from '#app/components/admin/import-dialog.tsx';
import { PEOPLE_PATH } from '#app/components/admin/people-tabs.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import {
  type ImportedPerson,
  importPeople,
  type PeopleReport,
} from '#contract/people/admin-people-import.ts';
import { peopleImportCopy as copy } from '#messages/people/import.ts';
import { peopleImportInput } from './people-import-input.ts';

export function ImportPeopleDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <ImportDialog
      id="import-people"
      action={PEOPLE_PATH}
      schema={peopleImportInput}
      report={importPeople.output}
      failed={copy.failed}
      copy={copy}
      countChanges={({ created, updated }) => created + updated}
      renderReport={(report) => <Report report={report} />}
      onClose={onClose}
    >
      <TextField name="source" label={copy.source} hint={copy.sourceHint} maxLength={80} autoComplete="off" />
    </ImportDialog>
  );
}

const variants = {
  create: 'ok',
  update: 'plain',
  unchanged: 'off',
  duplicate: 'off',
  refused: 'bad',
} as const;

const SHOWN = 200;
const rank = ({ outcome }: ImportedPerson) => (outcome === 'refused' ? 0 : outcome === 'unchanged' ? 2 : 1);

function Report({ report }: { readonly report: PeopleReport }) {
  const { rows, created, updated, refused, subscribed, kept_out, without_consent } = report;
  const shown = rows.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line);
  const summary = created + updated > 0 ? copy.summary(created, updated) : copy.nothing;
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-1 text-ui">
        <p className={refused > 0 ? 'text-debit' : undefined}>
          {refused > 0 ? copy.refused(refused) : summary}
        </p>
        {refused === 0 && (
          <p className="num text-ink-2">{copy.consents(subscribed, kept_out, without_consent)}</p>
        )}
      </div>
      <ol aria-label={copy.rows} className="grid">
        {shown.slice(0, SHOWN).map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ol>
      {shown.length > SHOWN && <p className="num text-ink-2 text-ui">{copy.more(shown.length - SHOWN)}</p>}
    </div>
  );
}

function Row({ row: { line, email, outcome, problems } }: { readonly row: ImportedPerson }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-line border-t py-2.5 text-ui">
      <p className="wrap-anywhere min-w-0">
        <span className="num text-ink-3 text-small">{copy.line(line)} </span>
        <span className="font-semibold">{email}</span>
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
