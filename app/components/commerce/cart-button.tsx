import { Suspense } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';

/** Lazy: pages that share the app bar's bundle have no cart. */
const CartButtonBody = lazyPart(async () => (await import('./cart-button-body.tsx')).CartButtonBody);

/** Opens the cart drawer. */
export function CartButton({ className = '' }: { readonly className?: string }) {
  return (
    <Suspense fallback={<span className={`size-tap ${className}`} />}>
      <CartButtonBody className={className} />
    </Suspense>
  );
}
