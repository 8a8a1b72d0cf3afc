import { Brand } from '#app/components/brand.tsx';
import { CartButton } from '#app/components/cart-button.tsx';
import { ThemeSwitch } from '#app/components/theme-switch.tsx';
import { ViewerCorner } from './viewer-corner.tsx';

/** The shop's own quiet bar, where the public navigation is hidden: brand, theme, what one can spend, who one is. */
export function AppBar() {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-paper">
      <div className="wrap flex min-h-bar items-center gap-1 sm:gap-3">
        <Brand className="mr-auto max-sm:gap-0 max-sm:text-[0px]" />
        <ThemeSwitch className="max-md:hidden" />
        <CartButton />
        <ViewerCorner showsWallet />
      </div>
    </header>
  );
}
