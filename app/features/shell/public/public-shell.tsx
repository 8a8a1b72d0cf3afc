import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Brand } from '#app/components/brand/brand.tsx';
import { ThemeSwitch } from '#app/components/brand/theme-switch.tsx';
import { CartButton } from '#app/components/commerce/cart-button.tsx';
import { SkipLink } from '#app/components/page/skip-link.tsx';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { AccountMenu } from './account-menu.tsx';
import { PublicHeader } from './public-header.tsx';

/** Far down on most pages; its links work without its code. */
const Footer = lazyHydrate('footer', async () => (await import('./footer.tsx')).Footer);

/** Around every public page: bar, the page as the one main landmark, footer. */
export function PublicShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {hidesNavigation(pathname) ? <AppBar /> : <PublicHeader />}
      <main id="isi" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {!hidesFooter(pathname) && <Footer />}
    </div>
  );
}

/** The shop's own quiet bar, where the public navigation is hidden: brand, theme, what one can spend, who one is. */
function AppBar() {
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

const HIDDEN_SEGMENTS = ['admin', 'user', 'product', 'subscription', 'content'];
const HIDDEN_PARTS = ['product', 'subscription', 'marketplace', 'catalog'];

function firstSegment(pathname: string): string {
  return (pathname.split('/')[1] ?? '').toLowerCase();
}

/** Whether the public navigation is hidden; only the first path segment is looked at (PUB-047, PUB-048, DECISIONS 41). */
export function hidesNavigation(pathname: string): boolean {
  const segment = firstSegment(pathname);
  return HIDDEN_SEGMENTS.includes(segment) || HIDDEN_PARTS.some((part) => segment.includes(part));
}

/** Whether the footer is hidden (PUB-049). */
export function hidesFooter(pathname: string): boolean {
  return ['admin', 'user'].includes(firstSegment(pathname));
}
