import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Brand } from '#app/components/brand/brand.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { shellCopy as copy } from '#messages/shell/shell.ts';
import { AccountMenu } from './account-menu.tsx';
import { DrawerButton } from './drawer-button.tsx';
import { HeaderSwitches } from './header-switches.tsx';
import { NavigationMenus } from './navigation-menus.tsx';

const SOLID_UNTIL_PX = 50;

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/**
 * Three layouts (PUB-039): everything in the bar from 1024 px, links in the bar and the rest in the drawer from 768 px,
 * all in the drawer below. It turns translucent once the page has scrolled by 50 px (PUB-040).
 */
export function PublicHeader() {
  const isScrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > SOLID_UNTIL_PX,
    () => false,
  );
  return (
    <header
      data-scrolled={isScrolled}
      className={cn(
        'sticky top-0 z-20 border-b transition-colors print:hidden',
        isScrolled ? 'border-line bg-paper/94' : 'border-transparent bg-paper',
      )}
    >
      <div className="wrap flex min-h-bar items-center gap-2 lg:min-h-[76px]">
        <Brand className="mr-auto md:mr-4 lg:mr-5" />
        <NavigationMenus />
        <div className="ml-auto hidden items-center gap-3 lg:flex">
          <HeaderSwitches />
          <AccountMenu />
        </div>
        <div className="flex items-center gap-1 md:ml-auto lg:hidden">
          <Button asChild size="sm" className="known:hidden max-md:hidden">
            <Link to="/signup">{copy.signUp}</Link>
          </Button>
          <DrawerButton />
        </div>
      </div>
    </header>
  );
}
