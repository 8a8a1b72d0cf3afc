import { lazy, Suspense } from 'react';

/** Pages with the public navigation share a bundle with the shop's bar, have no cart, and do not load it. */
const CartButtonBody = lazy(() =>
  import('./cart-button-body.tsx').then((code) => ({ default: code.CartButtonBody })),
);

/** Opens the drawer of the cart. */
export function CartButton({ className = '' }: { readonly className?: string }) {
  return (
    <Suspense fallback={<span className={`size-tap ${className}`} />}>
      <CartButtonBody className={className} />
    </Suspense>
  );
}
