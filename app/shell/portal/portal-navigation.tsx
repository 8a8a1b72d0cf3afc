import {
  CalendarCheck,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Menu,
  PackageOpen,
  ReceiptText,
  RefreshCw,
  Search,
  Settings,
  Store,
  UserRound,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link, NavLink, useLocation } from 'react-router';
import { Avatar } from '#app/components/brand/avatar.tsx';
import { Brand } from '#app/components/brand/brand.tsx';
import { LanguageSwitch } from '#app/components/brand/language-switch.tsx';
import { ThemeSwitch } from '#app/components/brand/theme-switch.tsx';
import { CartButton } from '#app/components/commerce/cart-button.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { DOOR, LazyDoor } from '#app/features/assistant/lazy-door.tsx';
import { cn } from '#app/lib/cn.ts';
import type { Viewer } from '#contract/account/session.ts';
import { roleLabels } from '#messages/account/roles.ts';
import { pageCopy } from '#messages/components/page.ts';
import { portalCopy as copy } from '#messages/shell/portal.ts';
import { toRupiah } from '#shared/money/money.ts';

type PortalMobileHeaderProps = { viewer: Viewer; onSearch: () => void };

export function PortalMobileHeader({ viewer, onSearch }: PortalMobileHeaderProps) {
  return (
    <header className="print:hidden! sticky top-0 z-20 flex min-h-15 items-center justify-between gap-1 border-line border-b bg-paper px-gutter sm:gap-3 lg:hidden">
      <Brand className="mr-auto max-sm:gap-0 max-sm:text-[0px]" />
      <CartButton className="order-last -mr-2" />
      <LazyDoor id={DOOR} to="/user/search" />
      <Button variant="quiet" size="icon" aria-label={copy.searchTitle} onClick={onSearch}>
        <Search aria-hidden="true" />
      </Button>
      <Link to="/user/billing" className="inline-flex min-h-tap items-center font-semibold text-ui">
        <span className="sr-only">{copy.balance} </span>
        <Money amount={toRupiah(viewer.wallet.balance_bigint)} />
      </Link>
    </header>
  );
}

const tabClasses =
  'relative grid min-h-15 content-center justify-items-center gap-1 font-medium text-[0.6875rem] text-ink-2 leading-none tracking-normal';
const currentTab =
  'active:bg-soft aria-[current=page]:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:inset-x-[28%] aria-[current=page]:before:top-0 aria-[current=page]:before:h-[3px] aria-[current=page]:before:rounded-b aria-[current=page]:before:bg-dawn-2';

type PortalTabBarProps = { viewer: Viewer; onSignOut: () => void };

export function PortalTabBar({ viewer, onSignOut }: PortalTabBarProps) {
  return (
    <nav
      aria-label={copy.navigation}
      data-foot
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] in-[body:has([data-only-foot])]:hidden lg:hidden"
    >
      {portalTabBarLinks.map(({ name, to, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isPending }) => cn(tabClasses, currentTab, isPending && 'bg-soft text-ink')}
        >
          <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
          {copy.links[name]}
        </NavLink>
      ))}
      <MoreSheet viewer={viewer} onSignOut={onSignOut} />
    </nav>
  );
}

const MORE_ID = 'portal-more';

function MoreSheet({ viewer, onSignOut }: PortalTabBarProps) {
  const { pathname } = useLocation();
  const links = linksOf(portalMoreLinks, viewer);
  const isHere = links.some(({ to }) => pathname.endsWith(to) || pathname.includes(`${to}/`));
  return (
    <>
      <button
        type="button"
        popoverTarget={MORE_ID}
        aria-current={isHere ? 'page' : undefined}
        className={cn(tabClasses, currentTab)}
      >
        <Menu aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
        {copy.more}
      </button>
      <div
        key={pathname}
        id={MORE_ID}
        popover="auto"
        role="dialog"
        aria-label={copy.more}
        className="fixed inset-x-0 top-auto bottom-0 max-h-[92dvh] w-full max-w-none animate-sheet-in overflow-y-auto overscroll-contain rounded-t-sheet bg-paper px-6 pt-5 pb-[env(safe-area-inset-bottom)] text-ink shadow-3 backdrop:bg-scrim lg:hidden"
      >
        <div className="flex items-center gap-3 pr-12 pb-4">
          <Avatar id={viewer.id} src={viewer.avatar_url} />
          <p className="min-w-0 text-small">
            <span className="block truncate font-semibold text-ui">{viewer.full_name || viewer.email}</span>
            <span className="text-ink-3">{roleLabels[viewer.role]}</span>
          </p>
        </div>
        <ul>
          {links.map(({ name, to, icon: Icon }) => (
            <li key={to} className="border-line border-t">
              <NavLink to={to} className="flex min-h-13 items-center gap-3 font-medium">
                <Icon aria-hidden="true" className="size-5 text-ink-3" strokeWidth={1.75} />
                {copy.links[name]}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="grid gap-3 border-line border-t py-5">
          <LanguageSwitch className="inline-flex min-h-tap items-center font-semibold text-link text-ui" />
          <ThemeSwitch labelled className="w-full" />
          <SignOutForm onSignOut={onSignOut}>
            <Button type="submit" variant="outline" block>
              <LogOut aria-hidden="true" />
              {copy.logout}
            </Button>
          </SignOutForm>
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={pageCopy.close}
          popoverTarget={MORE_ID}
          popoverTargetAction="hide"
          className="absolute top-3 right-3"
        >
          <X aria-hidden="true" />
        </Button>
      </div>
    </>
  );
}

interface Props {
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

export function SignOutForm({ onSignOut, children }: Props) {
  return (
    <Form
      method="post"
      action="/logout"
      reloadDocument
      onSubmit={(event) => {
        event.preventDefault();
        onSignOut();
      }}
    >
      {children}
    </Form>
  );
}

/** In sidebar order (PORT-006). */
export const portalMainLinks = [
  { name: 'overview', to: '/user/overview', icon: LayoutDashboard },
  { name: 'billing', to: '/user/billing', icon: ReceiptText },
  { name: 'marketplace', to: '/user/marketplace', icon: Store },
  { name: 'subscriptions', to: '/user/subscriptions', icon: RefreshCw },
  { name: 'purchases', to: '/user/purchases', icon: PackageOpen },
  { name: 'bookings', to: '/user/bookings', icon: CalendarCheck },
] as const;

export const portalAccountLinks = [
  { name: 'profile', to: '/user/profile', icon: UserRound },
  { name: 'settings', to: '/user/settings', icon: Settings },
  { name: 'support', to: '/user/support', icon: LifeBuoy },
] as const;

export const portalTabBarLinks = [
  portalMainLinks[0],
  portalMainLinks[2],
  portalMainLinks[4],
  portalMainLinks[1],
] as const;
export const portalMoreLinks = [portalMainLinks[3], portalMainLinks[5], ...portalAccountLinks] as const;

export const linksOf = <Link extends { readonly name: string }>(
  links: readonly Link[],
  { has_sessions }: Pick<Viewer, 'has_sessions'>,
): readonly Link[] => links.filter(({ name }) => name !== 'bookings' || has_sessions);
