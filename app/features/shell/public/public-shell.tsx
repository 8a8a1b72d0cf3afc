import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SkipLink } from '#app/components/page/skip-link.tsx';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { AppBar } from './app-bar.tsx';
import { PublicHeader } from './public-header.tsx';
import { hidesFooter, hidesNavigation } from './shell-visibility.ts';

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
