import {
  LayoutDashboard,
  LifeBuoy,
  PackageOpen,
  ReceiptText,
  RefreshCw,
  Settings,
  Store,
  UserRound,
} from 'lucide-react';

/** PORT-006, in the order of the sidebar. */
export const portalMainLinks = [
  { label: 'Overview', to: '/user/overview', icon: LayoutDashboard },
  { label: 'Billing', to: '/user/billing', icon: ReceiptText },
  { label: 'Marketplace', to: '/user/marketplace', icon: Store },
  { label: 'Subscriptions', to: '/user/subscriptions', icon: RefreshCw },
  { label: 'Purchases', to: '/user/purchases', icon: PackageOpen },
] as const;

export const portalAccountLinks = [
  { label: 'Profile', to: '/user/profile', icon: UserRound },
  { label: 'Settings', to: '/user/settings', icon: Settings },
  { label: 'Support', to: '/user/support', icon: LifeBuoy },
] as const;

/** What a thumb reaches on a phone; the rest is under "Lainnya". */
export const portalTabBarLinks = [
  portalMainLinks[0],
  portalMainLinks[2],
  portalMainLinks[4],
  portalMainLinks[1],
] as const;
export const portalMoreLinks = [portalMainLinks[3], ...portalAccountLinks] as const;
