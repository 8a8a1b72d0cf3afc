import { Nota } from '#app/components/commerce/nota.tsx';
import { NotaRows } from '#app/components/commerce/nota-rows.tsx';
import type { Nota as Rows } from '#contract/checkout/nota.ts';
import { guestCheckoutCopy as copy } from '#messages/checkout/guest-checkout.ts';

export function PurchaseNota({ nota }: { readonly nota: Rows }) {
  return (
    <Nota label={copy.slip} className="mt-6 max-w-[440px]">
      <NotaRows nota={nota} />
    </Nota>
  );
}
