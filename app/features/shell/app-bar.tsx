import { lazy, Suspense } from 'react';
import { Brand } from '#app/components/brand.tsx';
import { ThemeSwitch } from '#app/components/theme-switch.tsx';
import { ViewerCorner } from './viewer-corner.tsx';

/** Pages with the public navigation have no cart, and do not load it. */
const CartButton = lazy(() =>
  import('#app/components/cart-button.tsx').then((code) => ({ default: code.CartButton })),
);

/** The shop's own quiet bar, where the public navigation is hidden: brand, theme, what one can spend, who one is. */
export function AppBar() {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-paper">
      <div className="wrap flex min-h-bar items-center gap-1 sm:gap-3">
        <Brand className="mr-auto max-sm:gap-0 max-sm:text-[0px]" />
        <ThemeSwitch className="max-md:hidden" />
        <Suspense fallback={<span className="size-tap" />}>
          <CartButton />
        </Suspense>
        <ViewerCorner showsWallet />
      </div>
    </header>
  );
}
