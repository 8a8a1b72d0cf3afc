import { LogOut, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink, useNavigate } from 'react-router';
import { Avatar } from '#app/components/brand/avatar.tsx';
import { Brand } from '#app/components/brand/brand.tsx';
import { LanguageSwitch } from '#app/components/brand/language-switch.tsx';
import { ThemeSwitch } from '#app/components/brand/theme-switch.tsx';
import { usePalette } from '#app/components/command-palette/use-palette.tsx';
import { CartButton } from '#app/components/commerce/cart-button.tsx';
import { NavigationLine } from '#app/components/page/navigation-line.tsx';
import { PageScripts } from '#app/components/page/page-scripts.tsx';
import { SkipLink } from '#app/components/page/skip-link.tsx';
import { UntranslatedNote } from '#app/components/page/untranslated-note.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { LazyDoor } from '#app/features/assistant/lazy-door.tsx';
import { signOut } from '#app/hooks/session/sign-out.ts';
import { cn } from '#app/lib/cn.ts';
import type { Viewer } from '#contract/account/session.ts';
import { roleLabels } from '#messages/account/roles.ts';
import { portalCopy as copy } from '#messages/shell/portal.ts';
import {
  linksOf,
  PortalMobileHeader,
  PortalTabBar,
  portalAccountLinks,
  portalMainLinks,
  portalTabBarLinks,
  SignOutForm,
} from './portal-navigation.tsx';

const IN_REACH = portalTabBarLinks.map(({ to }) => to);
const loadPalette = async () => (await import('./command-palette.tsx')).CommandPalette;

type PortalShellProps = { viewer: Viewer; children: ReactNode };

/** A sidebar from 1024 px, bars above and below on smaller screens. */
export function PortalShell({ viewer, children }: PortalShellProps) {
  const navigate = useNavigate();
  const { open, palette } = usePalette({
    load: loadPalette,
    render: (CommandPalette, opened) => <CommandPalette {...opened} />,
  });
  const onSignOut = async () => {
    await signOut();
    navigate('/');
  };
  return (
    <div className="lg:flex">
      <SkipLink />
      <NavigationLine />
      <PageScripts soon={IN_REACH} />
      <PortalSidebar viewer={viewer} onSearch={open} onSignOut={onSignOut} />
      <div className="min-w-0 flex-1">
        <PortalMobileHeader viewer={viewer} onSearch={open} />
        <main
          id="isi"
          tabIndex={-1}
          className="mx-auto max-w-[1240px] px-[clamp(20px,3.4vw,56px)] pt-6 pb-28 outline-none max-lg:has-[[data-only-foot]]:pb-4 md:pt-9 lg:pb-16 print:p-0"
        >
          {children}
          <UntranslatedNote className="mt-8 text-ink-3 text-small" />
        </main>
        <PortalTabBar viewer={viewer} onSignOut={onSignOut} />
      </div>
      {palette}
    </div>
  );
}

type PortalLink = (typeof portalMainLinks)[number] | (typeof portalAccountLinks)[number];

function SidebarLinks({ links }: { links: readonly PortalLink[] }) {
  return (
    <ul className="grid gap-0.5">
      {links.map(({ name, to, icon: Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            className={({ isPending }) =>
              cn(
                'group flex min-h-tap items-center gap-3 rounded-control px-3 font-medium text-ink-2 text-ui transition-colors hover:bg-soft hover:text-ink focus-visible:rounded-control aria-[current=page]:bg-soft aria-[current=page]:text-ink',
                isPending && 'bg-soft text-ink',
              )
            }
          >
            <Icon
              aria-hidden="true"
              className="size-5 group-aria-[current=page]:text-dawn-deep"
              strokeWidth={1.75}
            />
            {copy.links[name]}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

type PortalSidebarProps = { viewer: Viewer; onSearch: () => void; onSignOut: () => void };

export function PortalSidebar({ viewer, onSearch, onSignOut }: PortalSidebarProps) {
  return (
    <aside className="print:hidden! sticky top-0 hidden h-dvh w-60 shrink-0 flex-col border-line border-r px-4 py-5 lg:flex">
      <div className="mb-3 flex items-center justify-between">
        <Brand className="px-3" />
        <LazyDoor to="/user/search" className="ml-auto" />
        <CartButton />
      </div>
      <Button
        variant="outline"
        size="sm"
        onClick={onSearch}
        aria-keyshortcuts="Control+K Meta+K"
        className="mb-4 justify-start px-3 font-medium text-ink-2"
      >
        <Search aria-hidden="true" />
        {copy.search}
        <kbd className="ml-auto font-sans text-ink-3 text-small">{copy.shortcut}</kbd>
      </Button>
      <nav aria-label={copy.navigation} className="min-h-0 overflow-y-auto">
        <SidebarLinks links={linksOf(portalMainLinks, viewer)} />
        <p className="mt-6 mb-1 px-3 text-ink-3 text-small">{copy.account}</p>
        <SidebarLinks links={portalAccountLinks} />
      </nav>
      <div className="mt-auto grid grid-cols-1 gap-4 border-line border-t pt-4">
        <LanguageSwitch className="inline-flex min-h-tap items-center px-3 text-ink-2 text-ui hover:text-ink" />
        <ThemeSwitch labelled className="w-full" />
        <div className="flex items-center gap-3">
          <Avatar id={viewer.id} src={viewer.avatar_url} />
          <p className="min-w-0 flex-1 text-small">
            <span className="block truncate font-semibold text-ui">{viewer.full_name || viewer.email}</span>
            <span className="text-ink-3">{roleLabels[viewer.role]}</span>
          </p>
          <SignOutForm onSignOut={onSignOut}>
            <Button type="submit" variant="quiet" size="icon" aria-label={copy.logout} title={copy.logout}>
              <LogOut aria-hidden="true" />
            </Button>
          </SignOutForm>
        </div>
      </div>
    </aside>
  );
}
