import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { rupiah, toRupiah } from '#shared/money/money.ts';
import { ProfileDialog } from './profile-dialog.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';
import type { Purchase } from './use-purchase.ts';

/** The dialogs of a purchase: confirmation and missing profile fields. */
export function PurchaseDialogs({ purchase }: { readonly purchase: Purchase }) {
  const { viewer } = useViewer();
  const balance = viewer === null ? rupiah(0) : toRupiah(viewer.wallet.balance_bigint);
  return (
    <>
      <PurchaseDialog purchase={purchase} balance={balance} />
      {purchase.missingFields !== null && (
        <ProfileDialog missingFields={purchase.missingFields} onClose={purchase.cancel} />
      )}
    </>
  );
}
