import { Wallet } from 'lucide-react';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { formatRupiah, type Rupiah, rupiah, toRupiah } from '#shared/money/money.ts';

/** Loaded after the page, which is cached for everybody. */
export function ViewerBalance({ price }: { readonly price: Rupiah }) {
  const { viewer } = useViewer();
  return (
    <li className="flex gap-2.5">
      <Wallet aria-hidden className="mt-1 size-4 shrink-0 text-ink-3" />
      <span>
        {viewer === null ? productCopy.balance.visitor : balanceText(viewer.wallet.balance_bigint, price)}
      </span>
    </li>
  );
}

function balanceText(sen: Parameters<typeof toRupiah>[0], price: Rupiah): string {
  const balance = toRupiah(sen);
  if (balance === 0 && price > 0) return productCopy.balance.none;
  const amount = formatRupiah(balance);
  return balance >= price
    ? productCopy.balance.enough(amount)
    : productCopy.balance.short(amount, formatRupiah(rupiah(price - balance)));
}
