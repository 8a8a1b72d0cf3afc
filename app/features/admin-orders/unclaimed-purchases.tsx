import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import type { UnclaimedPurchase } from '#contract/admin/sales/orders.ts';
import { unclaimedCopy as copy } from '#messages/admin-orders.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';

/** Paid by guests who have not come yet: whoever mistyped an address writes to the shop (DECISIONS 54). */
export function UnclaimedPurchases({ purchases }: { readonly purchases: readonly UnclaimedPurchase[] }) {
  if (purchases.length === 0) return null;
  return (
    <section aria-label={copy.title} className="mb-5 rounded-card bg-dawn-soft px-4 py-1 text-ui">
      <ul>
        {purchases.map((purchase) => (
          <Purchase key={purchase.id} purchase={purchase} />
        ))}
      </ul>
    </section>
  );
}

function Purchase({ purchase }: { readonly purchase: UnclaimedPurchase }) {
  const { id, title, amount, full_name, email, whatsapp, created_at } = purchase;
  const mail = useActionFetcher();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3 first:border-t-0">
      <p className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Badge>{copy.title}</Badge>
          <b className="font-semibold">{title}</b> <span className="num">{formatRupiah(amount)}</span>
        </span>
        <span className="wrap-anywhere mt-1 block text-ink-2 text-small">
          {[full_name, email, whatsapp, formatCardDate(created_at)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <Button
        variant="outline"
        size="sm"
        busyText={mail.isBusy ? copy.sending : undefined}
        onClick={() =>
          mail.submit({ intent: 'purchase-link', id }, { method: 'post', action: '/admin/orders' })
        }
      >
        {copy.resend}
      </Button>
    </li>
  );
}
