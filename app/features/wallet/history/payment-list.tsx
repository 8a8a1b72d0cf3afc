import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { downloadPaymentReceipt, Payment } from '#contract/account/wallet.ts';
import { walletCopy } from '#messages/wallet.ts';
import { formatDayTime } from '#shared/dates.ts';
import { formatRupiah, toRupiah } from '#shared/money.ts';
import { shownPaymentStatus } from '#shared/payments.ts';
import { CheckPaymentButton } from '../payments/check-payment-button.tsx';

const badges = { completed: 'ok', failed: 'bad', pending: 'off' } as const;

/** An open payment links to its checkout. */
export function PaymentList({ payments }: { readonly payments: readonly Payment[] }) {
  if (payments.length === 0) {
    return <EmptyState title={walletCopy.noPayments} hint={walletCopy.noPaymentsHint} />;
  }
  return (
    <ul className="mt-3">
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </ul>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-link text-ui underline-offset-4 hover:underline';

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const status = shownPaymentStatus(payment.status);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold text-ui">
          {payment.description || walletCopy.kinds.topup}
          <Badge variant={badges[status]}>{walletCopy.paymentStatus[status]}</Badge>
        </p>
        <p className="num text-ink-3 text-small">
          {formatDayTime(payment.created_at)} · {payment.gateway}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4">
        {status === 'pending' && payment.checkout_url !== null && (
          <a className={linkClass} href={payment.checkout_url}>
            {walletCopy.pay}
          </a>
        )}
        {status === 'pending' && <CheckPaymentButton id={`check-${payment.id}`} paymentId={payment.id} />}
        {payment.completed_at !== null && (
          <a
            className={linkClass}
            href={apiHref<typeof downloadPaymentReceipt>('/api/wallet/payments/{id}/receipt.pdf', {
              params: { id: payment.id },
            })}
            download
          >
            {walletCopy.receipt}
          </a>
        )}
        {payment.invoice_url !== null && (
          <a className={linkClass} href={payment.invoice_url} target="_blank" rel="noreferrer">
            {walletCopy.invoice}
          </a>
        )}
        <b className="num font-semibold text-ui">{formatRupiah(toRupiah(payment.amount_bigint))}</b>
      </div>
    </li>
  );
}
