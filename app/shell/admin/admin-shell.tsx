import { Keyboard, Menu, Search } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Brand } from '#app/components/brand/brand.tsx';
import { usePalette } from '#app/components/command-palette/use-palette.tsx';
import { NavigationLine } from '#app/components/page/navigation-line.tsx';
import { PageScripts } from '#app/components/page/page-scripts.tsx';
import { SkipLink } from '#app/components/page/skip-link.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '#app/components/ui/sheet.tsx';
import type { Viewer } from '#contract/account/session.ts';
import { adminKeysCopy, adminShellCopy as copy } from '#messages/shell/admin.ts';
import { visibleGroups } from './admin-access.ts';
import { AdminAccount } from './admin-account.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { useListKeys } from './use-list-keys.tsx';

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
  const { help, showHelp } = useListKeys(open);
  return (
    <div className="dark:[--sunk:var(--lift)] lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
      <SkipLink />
      <aside
        data-plane="night"
        className="print:hidden! sticky top-0 hidden h-dvh flex-col bg-night px-3 dark:border-line dark:border-r dark:bg-paper pt-3 pb-2 text-on-night lg:flex"
      >
        <AdminBrand className="mb-1 px-3" />
        <AdminSidebarLinks viewer={viewer} hasDevTools={hasDevTools} />
      </aside>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <PhoneBar viewer={viewer} hasDevTools={hasDevTools} onSearch={open} />
        <NavigationLine />
        <PageScripts />
        <header className="print:hidden! mx-auto hidden w-full max-w-[1440px] items-center justify-between px-[clamp(24px,2.4vw,48px)] pt-4 lg:flex">
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
          <Button
            variant="quiet"
            size="icon"
            aria-label={adminKeysCopy.show}
            title={adminKeysCopy.show}
            onClick={showHelp}
          >
            <Keyboard aria-hidden="true" />
          </Button>
        </header>
        <main
          id="isi"
          tabIndex={-1}
          className="mx-auto w-full max-w-[1440px] flex-1 px-[clamp(16px,2.4vw,48px)] pt-6 pb-16 outline-none lg:pt-5"
        >
          {children}
        </main>
      </div>
      {palette}
      {help}
    </div>
  );
}

type SidebarLinksProps = Omit<AdminShellProps, 'children'>;

function AdminBrand({ className }: { readonly className?: string }) {
  return (
    <div className={`flex items-center gap-2 ${className ?? ''}`}>
      <Brand />
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
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) setIsOpen(false);
  };
  return (
    <header className="sticky top-0 z-20 flex min-h-15 items-center gap-1 border-line border-b bg-paper px-2 lg:hidden">
      <Sheet open={isOpen} onOpenChange={setIsOpen}>
        <SheetTrigger asChild>
          <Button variant="quiet" size="icon" aria-label={copy.menu}>
            <Menu aria-hidden="true" />
          </Button>
        </SheetTrigger>
        <SheetContent plane="night" side="left" onClick={closeOnLink} className="gap-1 px-3 pt-3 pb-2">
          <SheetTitle className="sr-only">{copy.menuTitle}</SheetTitle>
          <AdminBrand className="px-3" />
          <AdminSidebarLinks {...rooms} />
        </SheetContent>
      </Sheet>
      <Brand className="mr-auto" />
      <Button variant="quiet" size="icon" aria-label={copy.search} onClick={onSearch}>
        <Search aria-hidden="true" />
      </Button>
    </header>
  );
}
