import {
  ChartNoAxesColumn,
  CreditCard,
  FlaskConical,
  History,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  Package,
  RefreshCw,
  ShoppingBag,
  Sunrise,
  Undo2,
  Users,
  Wallet,
  Wrench,
} from 'lucide-react';
import type { UserRole } from '#shared/roles.ts';

export interface AdminLink {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** The least role; the API asks for the same (DECISIONS 35). */
  readonly role: Exclude<UserRole, 'user'>;
  /** The page does not exist in production. */
  readonly only?: 'development';
}

export interface AdminGroup {
  readonly title: string | null;
  readonly links: readonly AdminLink[];
}

/** ADM-023, in sidebar order. */
export const adminGroups: readonly AdminGroup[] = [
  {
    title: null,
    links: [
      { label: 'Overview', to: '/admin', icon: LayoutDashboard, role: 'admin' },
      { label: 'Reports', to: '/admin/reports', icon: ChartNoAxesColumn, role: 'admin' },
    ],
  },
  {
    title: 'Produk',
    links: [
      { label: 'One-Time', to: '/admin/products/one-time', icon: Package, role: 'admin' },
      { label: 'Subscription', to: '/admin/products/subscription', icon: RefreshCw, role: 'admin' },
    ],
  },
  {
    title: 'Transaksi',
    links: [
      { label: 'Orders', to: '/admin/orders', icon: ShoppingBag, role: 'moderator' },
      { label: 'Wallets', to: '/admin/wallets', icon: Wallet, role: 'admin' },
      { label: 'Refunds', to: '/admin/refunds', icon: Undo2, role: 'admin' },
      { label: 'Payments', to: '/admin/payments', icon: CreditCard, role: 'admin' },
    ],
  },
  {
    title: 'Pengguna',
    links: [{ label: 'Users', to: '/admin/users', icon: Users, role: 'moderator' }],
  },
  {
    title: 'Konten',
    links: [{ label: 'Content', to: '/admin/content', icon: Newspaper, role: 'moderator' }],
  },
  {
    title: 'Sistem',
    links: [
      { label: 'Ready to launch', to: '/admin/launch', icon: Sunrise, role: 'admin' },
      { label: 'Audit Log', to: '/admin/audit', icon: History, role: 'admin' },
      { label: 'Tools', to: '/admin/tools', icon: Wrench, role: 'admin' },
      { label: 'Dev Tools', to: '/admin/dev-tools', icon: FlaskConical, role: 'admin', only: 'development' },
    ],
  },
];
