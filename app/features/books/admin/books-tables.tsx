import { Link } from 'react-router';
import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { tableFrame } from '#app/components/data-table/list-frame.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { BookMonth, downloadAnyCreditNote } from '#contract/books/admin.ts';
import type { downloadAnyInvoice } from '#contract/orders/admin.ts';
import { booksCopy as copy } from '#messages/books/books.ts';
import { journalAccounts } from '#shared/money/books.ts';
import { formatRupiah, negateSen, type Sen, sen, sumSen, toRupiah } from '#shared/money/money.ts';
import { formatCardDate, startOfDay } from '#shared/time/dates.ts';

const money = (amount: Sen): string => formatRupiah(toRupiah(amount));

type Document = BookMonth['newest'][number];

const hrefOf = ({ kind, id, order_id }: Document): string =>
  kind === 'invoice'
    ? apiHref<typeof downloadAnyInvoice>('/api/admin/orders/{id}/invoice.pdf', { params: { id: order_id } })
    : apiHref<typeof downloadAnyCreditNote>('/api/admin/credit-notes/{id}/credit-note.pdf', {
        params: { id },
      });

export function BooksDocuments({ documents }: { readonly documents: readonly Document[] }) {
  return (
    <section aria-labelledby="documents-title">
      <h2 id="documents-title" className="text-t3">
        {copy.documents.title}
      </h2>
      <p className="pb-3 text-ink-3 text-small">
        {documents.length === 0 ? copy.documents.empty : copy.documents.newest(documents.length)}
      </p>
      {documents.length > 0 && (
        <div className={tableFrame}>
          <DataTable
            label={copy.documents.title}
            rows={documents}
            columns={documentColumns(documents.some(({ tax_bigint }) => tax_bigint > 0))}
            keyOf={({ number }) => number}
          />
        </div>
      )}
    </section>
  );
}

const taxColumn = (): Column<Document> => ({
  header: copy.documents.tax,
  fold: 'desk',
  line: 'none',
  isNumber: true,
  cell: ({ tax_bigint }) => (tax_bigint > 0 ? money(tax_bigint) : ''),
});

const documentColumns = (hasTax: boolean): readonly Column<Document>[] => [
  {
    header: copy.documents.number,
    isTitle: true,
    cell: (document, folded) => (
      <RowTitle
        title={
          <a href={hrefOf(document)} download className="num text-link underline-offset-4 hover:underline">
            {document.number}
          </a>
        }
        hint={document.invoice_number !== null && copy.documents.of(document.invoice_number)}
      >
        {folded}
      </RowTitle>
    ),
  },
  {
    header: copy.documents.buyer,
    isWide: true,
    fold: 'tablet',
    cell: ({ order_id, buyer_name }) => (
      <Link to={`/admin/orders/${order_id}`} className="text-ink-2 underline-offset-4 hover:underline">
        {buyer_name}
      </Link>
    ),
  },
  {
    header: copy.documents.date,
    fold: 'tablet',
    cell: ({ issued_on }) => (
      <span className="num whitespace-nowrap text-ink-2">{formatCardDate(startOfDay(issued_on))}</span>
    ),
  },
  ...(hasTax ? [taxColumn()] : []),
  {
    header: copy.documents.total,
    isNumber: true,
    fold: 'never',
    cell: ({ kind, total_bigint }) => (
      <b className={`font-semibold ${kind === 'invoice' ? '' : 'text-debit'}`}>
        {money(kind === 'invoice' ? total_bigint : negateSen(total_bigint))}
      </b>
    ),
  },
];

/** The sum over all accounts must be zero. */
export function BooksLedger({ accounts }: Pick<BookMonth, 'accounts'>) {
  const lines = accounts
    .filter(({ amount_bigint }) => amount_bigint !== 0)
    .toSorted((a, b) => journalAccounts[a.account].localeCompare(journalAccounts[b.account]));
  const credits = sumSen(lines.map(({ amount_bigint }) => (amount_bigint > 0 ? amount_bigint : sen(0))));
  const difference = sumSen(lines.map(({ amount_bigint }) => amount_bigint));
  return (
    <section aria-labelledby="ledger-title">
      <h2 id="ledger-title" className="border-line border-b pb-3 text-t3">
        {copy.ledger.title}
      </h2>
      {lines.length === 0 && <p className="py-3 text-ink-3 text-small">{copy.ledger.empty}</p>}
      <dl className="text-ui">
        {lines.map(({ account, amount_bigint }) => (
          <div
            key={account}
            className="flex items-baseline justify-between gap-4 border-line border-b py-2.5"
          >
            <dt>
              <span className="num text-ink-3">{journalAccounts[account]}</span> {copy.accounts[account]}
            </dt>
            <dd className="num shrink-0 text-right">
              <span className="text-ink-3 text-small">
                {amount_bigint < 0 ? copy.ledger.debit : copy.ledger.credit}
              </span>{' '}
              <b className="inline-block min-w-28 font-semibold">
                {money(amount_bigint < 0 ? negateSen(amount_bigint) : amount_bigint)}
              </b>
            </dd>
          </div>
        ))}
        {lines.length > 0 && (
          <div className="-mt-px flex items-baseline justify-between gap-4 border-ink border-t border-double py-2.5 [border-top-width:3px]">
            <dt className="font-semibold">{difference === 0 ? copy.ledger.total : copy.ledger.differs}</dt>
            <dd className={`num font-semibold ${difference === 0 ? '' : 'text-debit'}`}>
              {money(difference === 0 ? credits : difference)}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
