import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Brand } from '#app/components/brand/brand.tsx';
import { CartButton } from '#app/components/commerce/cart-button.tsx';
import { SkipLink } from '#app/components/page/skip-link.tsx';
import { UntranslatedNote } from '#app/components/page/untranslated-note.tsx';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { AccountMenu } from './account-menu.tsx';
import { DrawerButton } from './drawer-button.tsx';
import { HeaderSwitches } from './header-switches.tsx';
import { NavigationMenus } from './navigation-menus.tsx';
import { PublicHeader } from './public-header.tsx';

const Footer = lazyHydrate('footer', async () => (await import('./footer.tsx')).Footer);

export function PublicShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {hidesNavigation(pathname) ? <AppBar /> : <PublicHeader />}
      <main id="isi" tabIndex={-1} className="flex-1 outline-none">
        {children}
        <UntranslatedNote className="wrap py-6 text-ink-3 text-small" />
      </main>
      {!hidesFooter(pathname) && <Footer />}
    </div>
  );
}

function AppBar() {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-paper print:hidden">
      <div className="wrap flex min-h-bar items-center gap-2">
        <Brand className="mr-auto md:mr-4 lg:mr-5" />
        <NavigationMenus />
        <div className="flex items-center gap-1 md:ml-auto lg:gap-3">
          <div className="max-lg:hidden">
            <HeaderSwitches />
          </div>
          <CartButton />
          <div className="max-lg:hidden">
            <AccountMenu showsWallet />
          </div>
          <DrawerButton />
        </div>
      </div>
    </header>
  );
}

const HIDDEN_SEGMENTS = ['admin', 'user', 'product', 'subscription', 'content'];
const HIDDEN_PARTS = ['product', 'subscription', 'marketplace', 'catalog'];

function firstSegment(pathname: string): string {
  return (pathname.split('/')[1] ?? '').toLowerCase();
}

/** Only the first path segment counts (PUB-047, PUB-048, DECISIONS 41). */
export function hidesNavigation(pathname: string): boolean {
  const segment = firstSegment(pathname);
  return HIDDEN_SEGMENTS.includes(segment) || HIDDEN_PARTS.some((part) => segment.includes(part));
}

/** True where the footer is hidden (PUB-049). */
export function hidesFooter(pathname: string): boolean {
  return ['admin', 'user'].includes(firstSegment(pathname));
}
