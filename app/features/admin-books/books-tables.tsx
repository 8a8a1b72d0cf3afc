import { Link } from 'react-router';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { BookMonth, downloadAnyCreditNote } from '#contract/admin/sales/books.ts';
import type { downloadAnyInvoice } from '#contract/admin/sales/orders.ts';
import { booksCopy as copy } from '#messages/books.ts';
import { journalAccounts } from '#shared/money/books.ts';
import { formatCount, formatRupiah, negateSen, type Sen, toRupiah } from '#shared/money/money.ts';
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
      <p className="border-line border-b pb-3 text-ink-3 text-small">
        {documents.length === 0 ? copy.documents.empty : copy.documents.newest(documents.length)}
      </p>
      <ul>
        {documents.map((document) => (
          <DocumentRow key={document.number} document={document} />
        ))}
      </ul>
    </section>
  );
}

function DocumentRow({ document }: { readonly document: Document }) {
  const { kind, number, issued_on, order_id, buyer_name, invoice_number, total_bigint, tax_bigint } =
    document;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-1 text-ui">
      <a
        href={hrefOf(document)}
        download
        className="num inline-flex min-h-tap items-center justify-self-start font-semibold text-link underline-offset-4 hover:underline"
      >
        {number}
      </a>
      <b className={`num text-right font-semibold ${kind === 'invoice' ? '' : 'text-debit'}`}>
        {money(kind === 'invoice' ? total_bigint : negateSen(total_bigint))}
      </b>
      <span className="-mt-2 flex min-w-0 items-center gap-x-3 text-small">
        <Link
          to={`/admin/orders/${order_id}`}
          className="inline-flex min-h-tap min-w-0 items-center text-ink-2 underline-offset-4 hover:underline"
        >
          <span className="truncate">{buyer_name}</span>
        </Link>
        <span className="num text-ink-3">{formatCardDate(startOfDay(issued_on))}</span>
      </span>
      <span className="num -mt-2 text-right text-ink-3 text-small">
        {tax_bigint > 0 && `${copy.documents.tax} ${money(tax_bigint)}`}
      </span>
      {invoice_number !== null && (
        <span className="num -mt-2 pb-2 text-ink-3 text-small">{copy.documents.of(invoice_number)}</span>
      )}
    </li>
  );
}

export function BooksLedger({ accounts }: Pick<BookMonth, 'accounts'>) {
  return (
    <div>
      <h2 id="ledger-title" className="border-line border-b pb-3 text-t3">
        {copy.ledger.title}
      </h2>
      {accounts.length === 0 ? (
        <p className="py-3 text-ink-3 text-small">{copy.ledger.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
        <section aria-labelledby="ledger-title" tabIndex={0} className="overflow-x-auto">
          <table className="w-full min-w-[22rem] text-ui">
            <thead>
              <tr className="text-left text-ink-3 text-small">
                <th className="py-2 pr-4 font-semibold">{copy.ledger.account}</th>
                <th className="py-2 pr-4 text-right font-semibold">{copy.ledger.debit}</th>
                <th className="py-2 pr-4 text-right font-semibold">{copy.ledger.credit}</th>
                <th className="py-2 text-right font-semibold">{copy.ledger.entries}</th>
              </tr>
            </thead>
            <tbody>
              {accounts.map(({ account, amount_bigint, entries }) => (
                <tr key={account} className="border-line border-t">
                  <td className="py-2.5 pr-4">
                    <span className="num text-ink-3">{journalAccounts[account]}</span>{' '}
                    {copy.accounts[account]}
                  </td>
                  <td className="num whitespace-nowrap py-2.5 pr-4 text-right">
                    {amount_bigint < 0 && money(negateSen(amount_bigint))}
                  </td>
                  <td className="num whitespace-nowrap py-2.5 pr-4 text-right">
                    {amount_bigint > 0 && money(amount_bigint)}
                  </td>
                  <td className="num py-2.5 text-right text-ink-3">{formatCount(entries)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
