import { ChevronDown } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import type { UnclaimedPurchase } from '#contract/orders/admin.ts';
import { unclaimedCopy as copy } from '#messages/orders/admin.ts';
import { formatCount, formatRupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';

export interface UnclaimedList {
  readonly purchases: readonly UnclaimedPurchase[];
  readonly total: number;
}

/** A guest who mistyped the address contacts the shop (DECISIONS 54). Folded, because guest purchases are common. */
export function UnclaimedPurchases({ purchases, total }: UnclaimedList) {
  if (total === 0) return null;
  return (
    <details className="mb-5 rounded-card border border-line bg-surface px-4 text-ui">
      <summary className="flex min-h-tap cursor-pointer items-center gap-x-2.5">
        <ChevronDown aria-hidden="true" className="size-4 in-open:rotate-180" />
        <b className="font-semibold">{copy.count(formatCount(total))}</b>
      </summary>
      <PurchaseRows purchases={purchases} />
      {total > purchases.length && (
        <p className="pb-3 text-ink-2 text-small">{copy.newest(purchases.length)}</p>
      )}
    </details>
  );
}

export function UnclaimedPurchaseOf({ purchases }: Pick<UnclaimedList, 'purchases'>) {
  if (purchases.length === 0) return null;
  return (
    <section
      aria-label={copy.count('1')}
      className="mb-5 rounded-card border border-line bg-surface px-4 text-ui"
    >
      <PurchaseRows purchases={purchases} />
    </section>
  );
}

function PurchaseRows({ purchases }: Pick<UnclaimedList, 'purchases'>) {
  return (
    <ul>
      {purchases.map((purchase) => (
        <Purchase key={purchase.id} purchase={purchase} />
      ))}
    </ul>
  );
}

function Purchase({ purchase }: { readonly purchase: UnclaimedPurchase }) {
  const { id, title, amount, full_name, email, whatsapp, created_at } = purchase;
  const mail = useActionFetcher();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3 first:border-t-0">
      <p className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
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
