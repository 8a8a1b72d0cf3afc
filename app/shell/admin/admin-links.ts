import {
  Activity,
  CalendarDays,
  ChartNoAxesColumn,
  CreditCard,
  FlaskConical,
  History,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  Package,
  RefreshCw,
  Repeat,
  Send,
  ShoppingBag,
  Sunrise,
  TicketPercent,
  Undo2,
  UserRound,
  Users,
  Wallet,
  Wrench,
} from 'lucide-react';
import type { adminShellCopy } from '#messages/shell/admin.ts';
import type { UserRole } from '#shared/people/roles.ts';

export interface AdminLink {
  readonly name: keyof typeof adminShellCopy.links;
  readonly to: string;
  readonly also?: readonly string[];
  readonly icon: LucideIcon;
  /** The least role; the API asks for the same (DECISIONS 35). */
  readonly role: Exclude<UserRole, 'user'>;
  /** The page does not exist in production. */
  readonly only?: 'development';
}

export interface AdminGroup {
  readonly name: keyof typeof adminShellCopy.groups | null;
  readonly links: readonly AdminLink[];
}

/** In sidebar order (ADM-023). */
export const adminGroups: readonly AdminGroup[] = [
  {
    name: null,
    links: [
      { name: 'overview', to: '/admin', icon: LayoutDashboard, role: 'admin' },
      { name: 'reports', to: '/admin/reports', icon: ChartNoAxesColumn, role: 'admin' },
    ],
  },
  {
    name: 'products',
    links: [
      {
        name: 'oneTime',
        to: '/admin/products/one-time',
        also: ['/admin/products/waiting', '/admin/products/questions', '/admin/products/hand-ins'],
        icon: Package,
        role: 'admin',
      },
      { name: 'subscription', to: '/admin/products/subscription', icon: RefreshCw, role: 'admin' },
    ],
  },
  {
    name: 'transactions',
    links: [
      { name: 'orders', to: '/admin/orders', icon: ShoppingBag, role: 'moderator' },
      { name: 'subscribers', to: '/admin/subscriptions', icon: Repeat, role: 'admin' },
      {
        name: 'bookings',
        to: '/admin/bookings',
        also: ['/admin/availability'],
        icon: CalendarDays,
        role: 'moderator',
      },
      { name: 'wallets', to: '/admin/wallets', icon: Wallet, role: 'admin' },
      { name: 'discounts', to: '/admin/discounts', icon: TicketPercent, role: 'admin' },
      { name: 'refunds', to: '/admin/refunds', icon: Undo2, role: 'admin' },
      { name: 'payments', to: '/admin/payments', icon: CreditCard, role: 'admin' },
    ],
  },
  {
    name: 'people',
    links: [
      { name: 'leads', to: '/admin/content/leads', icon: UserRound, role: 'moderator' },
      {
        name: 'users',
        to: '/admin/users',
        also: ['/admin/people', '/admin/whatsapp'],
        icon: Users,
        role: 'moderator',
      },
      {
        name: 'mails',
        to: '/admin/broadcasts',
        also: ['/admin/sequences', '/admin/recovery'],
        icon: Send,
        role: 'admin',
      },
    ],
  },
  {
    name: 'content',
    links: [{ name: 'content', to: '/admin/content', icon: Newspaper, role: 'moderator' }],
  },
  {
    name: 'system',
    links: [
      { name: 'launch', to: '/admin/launch', icon: Sunrise, role: 'admin' },
      { name: 'status', to: '/admin/status', icon: Activity, role: 'admin' },
      { name: 'audit', to: '/admin/audit', icon: History, role: 'admin' },
      { name: 'tools', to: '/admin/tools', icon: Wrench, role: 'admin' },
      { name: 'devTools', to: '/admin/dev-tools', icon: FlaskConical, role: 'admin', only: 'development' },
    ],
  },
];
