import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshCart } from '#app/hooks/cart/use-cart.ts';
import { closeCart } from '#app/hooks/cart/use-is-cart-open.ts';
import { refreshViewer } from '#app/hooks/session/use-viewer.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { Cart } from '#contract/cart/cart.ts';
import type { checkout, LineProblem } from '#contract/checkout/checkout.ts';
import { cartCopy } from '#messages/cart/cart.ts';
import { rupiah } from '#shared/money/money.ts';
import { boughtPage, saysWhatWasBought } from '#shared/shop/bought-page.ts';

const NO_PROBLEMS: ReadonlyMap<string, LineProblem> = new Map();

export interface CartCheckout {
  readonly isBusy: boolean;
  readonly isBlocked: boolean;
  readonly problems: ReadonlyMap<string, LineProblem>;
  pay(): Promise<void>;
}

const toCheckoutItems = (cart: Cart) =>
  cart.lines.map(({ product_id, price, quantity, gifts }) => ({
    product_id,
    price: price ?? rupiah(0),
    quantity,
    gifts: Math.max(0, gifts),
  }));

/** Buys the cart as shown. One idempotency key per cart, so that a double click or a retry buys once (DECISIONS 8). */
export function useCartCheckout(cart: Cart): CartCheckout {
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState({ of: '', problems: NO_PROBLEMS });
  const attempt = useRef({ of: '', key: '' });
  const navigate = useNavigate();
  const fingerprint = JSON.stringify(toCheckoutItems(cart));
  const problems = refused.of === fingerprint ? refused.problems : NO_PROBLEMS;

  const pay = async () => {
    if (isBusy) return;
    if (attempt.current.of !== fingerprint) attempt.current = { of: fingerprint, key: crypto.randomUUID() };
    setIsBusy(true);
    const result = await submitCheckout(cart, attempt.current.key);
    setIsBusy(false);
    if (typeof result === 'string') {
      attempt.current = { of: '', key: '' };
      closeCart();
      navigate(result);
    } else {
      setRefused({ of: fingerprint, problems: new Map(result.map((line) => [line.product_id, line])) });
    }
  };

  const isBlocked = problems.size > 0 || cart.lines.some(({ problem }) => problem !== null);
  return { isBusy, isBlocked, problems, pay };
}

/** Returns the path of the purchase, or the blocking lines after a toast. Reloads viewer and cart. */
async function submitCheckout(cart: Cart, idempotency_key: string): Promise<string | readonly LineProblem[]> {
  const answer = await browserClient.call<typeof checkout>(
    { method: 'post', path: '/api/checkout' },
    { body: { items: toCheckoutItems(cart) }, idempotency_key },
  );
  await Promise.all([refreshViewer(), refreshCart()]);
  if (answer.ok) {
    const page = boughtPage(answer.value.order.items);
    if (!saysWhatWasBought(page)) {
      toast.success(cartCopy.granted.title, { description: cartCopy.granted.text });
    }
    return page;
  }
  const { refusal } = answer;
  toast.error(cartCopy.failedTitle, { description: refusal.message });
  return 'details' in refusal && 'lines' in refusal.details ? refusal.details.lines : [];
}
