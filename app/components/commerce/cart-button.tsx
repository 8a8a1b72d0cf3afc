import { Suspense } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';

const CartButtonBody = lazyPart(async () => (await import('./cart-button-body.tsx')).CartButtonBody);

export function CartButton({ className = '' }: { readonly className?: string }) {
  return (
    <Suspense fallback={<span className={`size-tap ${className}`} />}>
      <CartButtonBody className={className} />
    </Suspense>
  );
}
