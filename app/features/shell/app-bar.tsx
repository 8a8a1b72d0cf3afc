import { Brand } from '#app/components/brand.tsx';
import { ThemeSwitch } from '#app/components/theme-switch.tsx';
import { ViewerCorner } from './viewer-corner.tsx';

/** The shop's own quiet bar, where the public navigation is hidden: brand, theme, what one can spend, who one is. */
export function AppBar() {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-paper">
      <div className="wrap flex min-h-bar items-center gap-3">
        <Brand className="mr-auto max-sm:[&]:text-[0]" />
        <ThemeSwitch className="max-md:hidden" />
        <ViewerCorner showsWallet />
      </div>
    </header>
  );
}
