import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { closeCart, useIsCartOpen } from '#app/hooks/cart/use-is-cart-open.ts';

const CartDrawer = lazyPart(async () => (await import('./cart-drawer.tsx')).CartDrawer);

export function CartHost() {
  const isOpen = useIsCartOpen();
  const [wasOpened, setWasOpened] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "another page", which may have the same path
  useEffect(closeCart, [key]);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <CartDrawer isOpen={isOpen} />
    </Suspense>
  );
}
