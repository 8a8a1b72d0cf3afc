import { ArrowUpRight, Keyboard, LogOut, Menu, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Brand } from '#app/components/brand/brand.tsx';
import { LanguageSwitch } from '#app/components/brand/language-switch.tsx';
import { ThemeSwitch } from '#app/components/brand/theme-switch.tsx';
import { usePalette } from '#app/components/command-palette/use-palette.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { NavigationLine } from '#app/components/page/navigation-line.tsx';
import { PageScripts } from '#app/components/page/page-scripts.tsx';
import { SkipLink } from '#app/components/page/skip-link.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { signOut } from '#app/hooks/session/sign-out.ts';
import type { Viewer } from '#contract/account/session.ts';
import { adminKeysCopy, adminShellCopy as copy } from '#messages/shell/admin.ts';
import { visibleGroups } from './admin-access.ts';
import type { AdminGroup, AdminLink } from './admin-links.ts';
import { useListKeys } from './use-list-keys.tsx';

const loadPalette = async () => (await import('./admin-palette.tsx')).AdminPalette;
const loadDrawer = () => import('./admin-drawer.tsx');
const AdminDrawer = lazyDialog(async () => (await loadDrawer()).AdminDrawer);

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
  return (
    <header className="sticky top-0 z-20 flex min-h-15 items-center gap-1 border-line border-b bg-paper px-2 lg:hidden">
      <Button
        variant="quiet"
        size="icon"
        aria-label={copy.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden="true" />
      </Button>
      {isOpen && (
        <AdminDrawer onClose={() => setIsOpen(false)}>
          <AdminBrand className="px-3" />
          <AdminSidebarLinks {...rooms} />
        </AdminDrawer>
      )}
      <Brand className="mr-auto" />
      <Button variant="quiet" size="icon" aria-label={copy.search} onClick={onSearch}>
        <Search aria-hidden="true" />
      </Button>
    </header>
  );
}

/** In a low window the rows shrink for a mouse, so that all of them fit into 720 px. */
const rowClasses =
  'group flex min-h-tap items-center gap-3 rounded-control px-3 font-medium text-on-night-2 text-ui transition-colors hover:bg-night-2 hover:text-on-night focus-visible:rounded-control focus-visible:outline-night-dawn focus-visible:-outline-offset-2 aria-[current=page]:bg-night-2 aria-[current=page]:text-on-night pointer-fine:min-h-[clamp(1.5rem,3.3dvh,2.25rem)] pointer-fine:leading-tight';

function isAbove(pathname: string, { to, also = [] }: AdminLink): boolean {
  return [to, ...also].some(
    (page) => pathname === page || (page !== '/admin' && pathname.startsWith(`${page}/`)),
  );
}

function AdminNavigation({ groups }: { readonly groups: readonly AdminGroup[] }) {
  const { pathname } = useLocation();
  const above = groups.flatMap(({ links }) => links).filter((link) => isAbove(pathname, link));
  const nearest = above.toSorted((a, b) => b.to.length - a.to.length)[0]?.to;
  return (
    <nav aria-label={copy.area} className="min-h-0 flex-1 overflow-y-auto">
      {groups.map(({ name: group, links }) => (
        <div key={group ?? ''}>
          {group !== null && (
            <p className="px-3 pt-[clamp(0rem,calc(6dvh-2.7rem),1rem)] pb-0.5 font-semibold text-on-night-2 text-tag leading-none [@media(max-height:45rem)]:sr-only">
              {copy.groups[group]}
            </p>
          )}
          <ul>
            {links.map(({ name, to, icon: Icon }) => (
              <li key={to}>
                <Link to={to} aria-current={to === nearest ? 'page' : undefined} className={rowClasses}>
                  <Icon
                    aria-hidden="true"
                    className="size-5 group-aria-[current=page]:text-night-dawn"
                    strokeWidth={1.75}
                  />
                  {copy.links[name]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const wayClasses =
  'flex min-h-tap w-full items-center justify-between rounded-control px-3 font-medium text-on-night-2 text-small hover:bg-night-2 hover:text-on-night focus-visible:rounded-control pointer-fine:min-h-7';

/** ADM-024, ADM-025 */
function AdminAccount({ viewer }: { readonly viewer: Viewer }) {
  const navigate = useNavigate();
  const onSignOut = async () => {
    await signOut();
    navigate('/');
  };
  return (
    <div className="mt-2 border-night-line border-t pt-1.5">
      <Link to="/user" className={wayClasses}>
        {copy.portal}
        <ArrowUpRight aria-hidden="true" className="size-4" />
      </Link>
      <LanguageSwitch className={wayClasses} />
      <div className="flex items-center gap-2 pl-3">
        <p className="min-w-0 flex-1 text-on-night-2 text-small">
          <span title={viewer.email} className="block truncate font-semibold text-on-night">
            {viewer.full_name}
          </span>
          {copy.roles[viewer.role]}
        </p>
        <ThemeSwitch
          isSingle
          className="-mr-2 [&_button]:text-on-night-2 [&_button]:hover:bg-night-2 [&_button]:hover:text-on-night"
        />
        <Button
          variant="night-quiet"
          size="icon"
          aria-label={copy.logout}
          title={copy.logout}
          onClick={onSignOut}
        >
          <LogOut aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
