import { Menu } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { Brand } from '#app/components/brand/brand.tsx';
import { LanguageLink } from '#app/components/brand/language-link.tsx';
import { ThemeSwitch } from '#app/components/brand/theme-switch.tsx';
import { CartButton } from '#app/components/commerce/cart-button.tsx';
import { SkipLink } from '#app/components/page/skip-link.tsx';
import { UntranslatedNote } from '#app/components/page/untranslated-note.tsx';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { DOOR, LazyDoor } from '#app/features/assistant/lazy-door.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { cn } from '#app/lib/cn.ts';
import { shellCopy as copy } from '#messages/shell/shell.ts';
import { NavigationMenus } from './navigation-menus.tsx';

const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu);
const WalletLink = lazyPart(async () => (await import('./wallet-link.tsx')).WalletLink);

const accountSkeleton = (
  <div className="hidden items-center gap-2 known:flex">
    <Skeleton className="h-tap w-[119px] rounded-control" />
    <Skeleton className="size-tap rounded-full" />
  </div>
);

/**
 * The cached HTML shows Login and Sign Up; on a device that was last seen signed in, a skeleton of the same width
 * replaces them, so that nothing moves when the answer comes. What only accounts see comes when one is there.
 */
function AccountMenu({ showsWallet = false }: { showsWallet?: boolean }) {
  const { status, viewer } = useViewer();
  return (
    <div className="flex min-h-tap min-w-[171px] items-center justify-end gap-2">
      {viewer === null && (
        <div className="known:hidden flex items-center gap-1">
          <Button asChild variant="quiet" size="sm">
            <Link to="/login">{copy.login}</Link>
          </Button>
          <Button asChild size="sm">
            <Link to="/signup">{copy.signUp}</Link>
          </Button>
        </div>
      )}
      {status === 'loading' && accountSkeleton}
      {viewer !== null && (
        <Suspense fallback={accountSkeleton}>
          {showsWallet ? (
            <WalletLink viewer={viewer} />
          ) : (
            <Button asChild variant="quiet" size="sm">
              <Link to="/user">{copy.portal}</Link>
            </Button>
          )}
          <UserMenu viewer={viewer} />
        </Suspense>
      )}
    </div>
  );
}

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
          <LazyDoor id={DOOR} />
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

const SOLID_UNTIL_PX = 50;

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/**
 * Three layouts (PUB-039): everything in the bar from 1024 px, links in the bar and the rest in the drawer from 768 px,
 * all in the drawer below. It turns translucent once the page has scrolled by 50 px (PUB-040).
 */
function PublicHeader() {
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
        <div className="flex items-center gap-1 md:ml-auto lg:gap-3">
          <LazyDoor id={DOOR} />
          <div className="max-lg:hidden">
            <HeaderSwitches />
          </div>
          <div className="max-lg:hidden">
            <AccountMenu />
          </div>
          <Button asChild size="sm" className="known:hidden max-md:hidden lg:hidden">
            <Link to="/signup">{copy.signUp}</Link>
          </Button>
          <DrawerButton />
        </div>
      </div>
    </header>
  );
}

function HeaderSwitches() {
  return (
    <div className="flex items-center">
      <ThemeSwitch isSingle />
      <LanguageLink
        isShort
        className="grid size-tap place-items-center rounded-control font-semibold text-ink-2 text-small hover:bg-soft hover:text-ink"
      />
    </div>
  );
}

const loadDrawer = () => import('./navigation-drawer.tsx');
const NavigationDrawer = lazyPart(async () => (await loadDrawer()).NavigationDrawer);

function DrawerButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "another page"
  useEffect(() => setIsOpen(false), [key]);
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className="-mr-2.5 lg:hidden"
        aria-label={copy.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden="true" />
      </Button>
      {isOpen && (
        <Suspense>
          <NavigationDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
