import { Brand } from '#app/components/brand/brand.tsx';
import { ThemeSwitch } from '#app/components/brand/theme-switch.tsx';
import { CartButton } from '#app/components/commerce/cart-button.tsx';
import { AccountMenu } from './account-menu.tsx';

/** The shop's own quiet bar, where the public navigation is hidden: brand, theme, what one can spend, who one is. */
export function AppBar() {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-paper">
      <div className="wrap flex min-h-bar items-center gap-1 sm:gap-3">
        <Brand className="mr-auto max-sm:gap-0 max-sm:text-[0px]" />
        <ThemeSwitch className="max-md:hidden" />
        <CartButton />
        <AccountMenu showsWallet />
      </div>
    </header>
  );
}
