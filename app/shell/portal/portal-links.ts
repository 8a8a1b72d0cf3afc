import {
  CalendarCheck,
  LayoutDashboard,
  LifeBuoy,
  PackageOpen,
  ReceiptText,
  RefreshCw,
  Settings,
  Store,
  UserRound,
} from 'lucide-react';
import type { Viewer } from '#contract/account/session.ts';

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
