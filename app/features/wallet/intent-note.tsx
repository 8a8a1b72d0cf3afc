import type { PurchaseIntent } from '#contract/account/purchase-intents.ts';
import { formatRupiah } from '#shared/money.ts';
import { walletCopy } from './wallet-copy.ts';

/** What is bought by itself once the money of a top-up is there. */
export function IntentNote({ intent }: { readonly intent: PurchaseIntent }) {
  return (
    <p className="rounded-card bg-dawn-soft px-3.5 py-3 text-ui">
      {walletCopy.intentNote}{' '}
      <b className="font-semibold">
        {intent.title} · <span className="num">{formatRupiah(intent.amount)}</span>
      </b>
    </p>
  );
}
