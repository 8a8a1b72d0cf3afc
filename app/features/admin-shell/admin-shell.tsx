import { Menu, Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Brand } from '#app/components/brand/brand.tsx';
import { ThemeSwitch } from '#app/components/brand/theme-switch.tsx';
import { usePalette } from '#app/components/command-palette/use-palette.tsx';
import { SkipLink } from '#app/components/page/skip-link.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '#app/components/ui/sheet.tsx';
import type { Viewer } from '#contract/account/session.ts';
import { adminShellCopy as copy } from '#messages/admin-shell.ts';
import { visibleGroups } from './admin-access.ts';
import { AdminAccount } from './admin-account.tsx';
import { AdminNavigation } from './admin-navigation.tsx';

const loadPalette = async () => (await import('./admin-palette.tsx')).AdminPalette;

interface AdminShellProps {
  readonly viewer: Viewer;
  readonly hasDevTools: boolean;
  readonly children: ReactNode;
}

/** A sidebar from 1024 px, a bar with a drawer below. */
export function AdminShell({ viewer, hasDevTools, children }: AdminShellProps) {
  const { open, palette } = usePalette({
    load: loadPalette,
    render: (AdminPalette, opened) => (
      <AdminPalette role={viewer.role} hasDevTools={hasDevTools} {...opened} />
    ),
  });
  return (
    <div className="lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
      <SkipLink />
      <aside className="print:hidden! sticky top-0 hidden h-dvh flex-col bg-night px-3 py-5 text-on-night lg:flex">
        <AdminBrand className="mb-4 px-3" />
        <AdminSidebarLinks viewer={viewer} hasDevTools={hasDevTools} />
      </aside>
      <div className="min-w-0">
        <PhoneBar viewer={viewer} hasDevTools={hasDevTools} onSearch={open} />
        <LoadingLine />
        <header className="print:hidden! mx-auto hidden max-w-[1440px] items-center justify-between px-[clamp(24px,2.4vw,48px)] pt-4 lg:flex">
          <Button
            variant="outline"
            onClick={open}
            aria-keyshortcuts="Control+K Meta+K"
            className="w-80 justify-start px-3 font-medium text-ink-2"
          >
            <Search aria-hidden="true" />
            {copy.search}
            <kbd className="ml-auto font-sans text-ink-3 text-small">{copy.searchKeys}</kbd>
          </Button>
          <ThemeSwitch />
        </header>
        <main
          id="isi"
          tabIndex={-1}
          className="mx-auto max-w-[1440px] px-[clamp(16px,2.4vw,48px)] pt-6 pb-16 outline-none lg:pt-5"
        >
          {children}
        </main>
      </div>
      {palette}
    </div>
  );
}

type SidebarLinksProps = Omit<AdminShellProps, 'children'>;

function AdminBrand({ className }: { readonly className?: string }) {
  return (
    <div className={`flex items-center gap-2 ${className ?? ''}`}>
      <Brand className="focus-visible:outline-night-dawn" />
      <span className="rounded-tag bg-night-2 px-2 py-1.5 font-semibold text-on-night-2 text-tag">
        {copy.area}
      </span>
    </div>
  );
}

function AdminSidebarLinks({ viewer, hasDevTools }: SidebarLinksProps) {
  return (
    <>
      <AdminNavigation groups={visibleGroups(viewer.role, hasDevTools)} />
      <AdminAccount viewer={viewer} />
    </>
  );
}

function PhoneBar({ onSearch, ...rooms }: SidebarLinksProps & { readonly onSearch: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the drawer
  useEffect(() => setIsOpen(false), [pathname]);
  return (
    <header className="sticky top-0 z-20 flex min-h-15 items-center gap-1 border-line border-b bg-paper pr-2 pl-gutter lg:hidden">
      <Brand className="mr-auto" />
      <Button variant="quiet" size="icon" aria-label={copy.search} onClick={onSearch}>
        <Search aria-hidden="true" />
      </Button>
      <Sheet open={isOpen} onOpenChange={setIsOpen}>
        <SheetTrigger asChild>
          <Button variant="quiet" size="icon" aria-label={copy.menu}>
            <Menu aria-hidden="true" />
          </Button>
        </SheetTrigger>
        <SheetContent className="border-night-line bg-night px-3 pt-16 pb-5 text-on-night">
          <SheetTitle className="sr-only">{copy.menuTitle}</SheetTitle>
          <AdminSidebarLinks {...rooms} />
          <ThemeSwitch labelled className="mt-4 w-full text-ink" />
        </SheetContent>
      </Sheet>
    </header>
  );
}

/** Shows that the next view of a list is loading. */
function LoadingLine() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div aria-hidden="true" className="pointer-events-none sticky top-0 z-30 h-0">
      {isLoading && <span className="block h-[3px] w-full animate-breathe bg-dawn-2" />}
    </div>
  );
}
