import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { Nota } from '#app/components/commerce/nota.tsx';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { CheckoutFrame } from '#app/components/page/checkout-frame.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { readVisitorCart, writeVisitorCart } from '#app/lib/visitor-cart.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { getLeftCart } from '#contract/recovery/recovery.ts';
import { cartCopy } from '#messages/cart/cart.ts';
import { leftCartPageCopy as copy } from '#messages/recovery/left-cart.ts';
import { formatRupiah, timesRupiah } from '#shared/money/money.ts';
import type { Route } from './+types/restore-cart.route.ts';
import { joinCarts } from './join-carts.ts';
import { RESTORE_FORM, restoreCartAction } from './restore-cart-action.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const found = await api(context).call(getLeftCart, { query: { token: token.slice(0, 200) } });
  const isOver = !found.ok && found.refusal.code === 'INVALID_TOKEN';
  return { cart: isOver ? null : orThrow(found).cart };
}

/** A GET only shows the products, because mail scanners follow links. */
export const action = restoreCartAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function RestoreCart({ loaderData: { cart } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const form = useActionForm({
    id: RESTORE_FORM,
    action: '/cart/restore',
    toastFor: ({ code }) => (code === 'NETWORK_ERROR' ? undefined : null),
    onSubmit: () => {
      if (cart !== null) writeVisitorCart(joinCarts(readVisitorCart(), cart.lines));
    },
  });
  if (cart === null || form.code === 'INVALID_TOKEN')
    return <Ended title={copy.invalidTitle} text={copy.invalid} />;
  if (cart.lines.length === 0) return <Ended title={copy.emptyTitle} text={copy.empty} />;
  return (
    <Frame title={copy.title} text={copy.lede}>
      <CartSlip cart={cart}>
        <ActionForm form={form} label={copy.title} className="mt-4">
          <input type="hidden" name="token" value={token} />
          <SubmitButton form={form} label={copy.submit} busyText={copy.busy} />
        </ActionForm>
      </CartSlip>
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Frame({ title, text, children }: FrameProps) {
  return (
    <CheckoutFrame back="/marketplace">
      <main className="mx-auto max-w-[560px] px-gutter pt-8 pb-16 lg:pt-14">
        <h1 className="wrap-anywhere text-t1">{title}</h1>
        <p className="mt-3 text-ink-2">{text}</p>
        <div className="mt-8">{children}</div>
      </main>
    </CheckoutFrame>
  );
}

function Ended({ title, text }: Omit<FrameProps, 'children'>) {
  return (
    <Frame title={title} text={text}>
      <Button asChild variant="outline" block>
        <Link to="/marketplace">{copy.browse}</Link>
      </Button>
    </Frame>
  );
}

function CartSlip({ cart, children }: { readonly cart: Cart; readonly children: ReactNode }) {
  return (
    <Nota label={copy.slip}>
      <ul>
        {cart.lines.map(({ product_id, slug, cover_url, title, price, quantity }) => (
          <li key={product_id} className="flex items-center gap-3 border-line border-b py-3">
            <span className="size-12 shrink-0 overflow-hidden rounded-control">
              <ProductCover slug={slug} src={cover_url} form="mark" sizes="48px" />
            </span>
            <span className="wrap-anywhere min-w-0 flex-1 font-semibold leading-snug">
              {quantity > 1 && <span className="num">{quantity} × </span>}
              {title}
            </span>
            <span className="num font-semibold">
              {price === null ? '' : formatRupiah(timesRupiah(price, quantity))}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-3 pt-4 font-semibold">
        <span>{cartCopy.total}</span>
        <span className="figures num text-amount">{formatRupiah(cart.total_price)}</span>
      </p>
      {children}
    </Nota>
  );
}
