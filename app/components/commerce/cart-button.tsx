import { lazy, Suspense } from 'react';

/** Lazy: pages that share the app bar's bundle have no cart. */
const CartButtonBody = lazy(() =>
  import('./cart-button-body.tsx').then((code) => ({ default: code.CartButtonBody })),
);

/** Opens the cart drawer. */
export function CartButton({ className = '' }: { readonly className?: string }) {
  return (
    <Suspense fallback={<span className={`size-tap ${className}`} />}>
      <CartButtonBody className={className} />
    </Suspense>
  );
}
