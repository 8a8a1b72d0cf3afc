import { Suspense, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { useSendOnce } from '#app/hooks/use-send-once.ts';
import type { FormProblem, FormReply } from '#app/lib/forms/form-reply.ts';
import { type Rupiah, rupiah, toRupiah } from '#shared/money/money.ts';

const CheckoutSheet = lazyPart(async () => (await import('./checkout-sheet.tsx')).CheckoutSheet);
const RefusedProduct = lazyPart(async () => (await import('./refused-product.tsx')).RefusedProduct);

interface Offer {
  readonly id: string;
  readonly slug: string;
  /** Null while the product has none. */
  readonly price: Rupiah | null;
}

export const checkoutPath = (slug: string): string => `/checkout/${slug}`;

/**
 * Opens the checkout from a buy button, as a sheet when the balance covers the price, else as a page (DECISIONS 54). A
 * free product is taken at once. The page shows `sheet`, which is null while it is closed. With `onBought` the page stays
 * after the purchase; otherwise it leads to what was bought.
 */
export function useCheckoutSheet({ onBought }: { readonly onBought?: () => void } = {}) {
  const [address, setAddress] = useState<string | null>(null);
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const free = useFreeProduct();
  const open = (wanted: string, due: Rupiah) => {
    const isCovered = viewer !== null && toRupiah(viewer.wallet.balance_bigint) >= due;
    if (isCovered) setAddress(wanted);
    else void navigate(wanted);
  };
  const buy = (product: Offer) => {
    const price = product.price ?? rupiah(0);
    if (viewer !== null && price === 0) free.take(product);
    else open(checkoutPath(product.slug), price);
  };
  const close = () => setAddress(null);
  const bought = onBought && {
    onBought: () => {
      close();
      onBought();
    },
  };
  const sheet =
    address === null ? free.refusal : <CheckoutSheet {...{ address, ...bought }} onClose={close} />;
  return { isBusy: free.isBusy, open, buy, sheet: sheet && <Suspense>{sheet}</Suspense> };
}

/** Posts what the form of its checkout would, always at price 0, so that nothing here can cost money. */
function useFreeProduct() {
  const fetcher = useFetcher<FormReply>();
  const sendOnce = useSendOnce();
  const [seen, setSeen] = useState<FormProblem | null>(null);
  const isBusy = fetcher.state !== 'idle';
  const problem = isBusy ? null : (fetcher.data?.problem ?? null);
  const take = ({ id, slug }: Offer) => {
    const fields = { 'items[0].product_id': id, 'items[0].price': 0, idempotency_key: crypto.randomUUID() };
    sendOnce(() => fetcher.submit(fields, { method: 'post', action: checkoutPath(slug) }));
  };
  const refusal =
    problem === null || problem === seen ? null : (
      <RefusedProduct problem={problem} onClose={() => setSeen(problem)} />
    );
  return { isBusy, take, refusal };
}
