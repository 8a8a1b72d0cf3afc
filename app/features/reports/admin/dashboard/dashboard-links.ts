import {
  CalendarCheck,
  Clock,
  FileCheck2,
  Flag,
  Hourglass,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestionMark,
  Newspaper,
  Package,
  PackageX,
  Scale,
  ShieldAlert,
  ShoppingBag,
  Unplug,
  Users,
  Wallet,
} from 'lucide-react';
import type { Dashboard } from '#contract/reports/admin-dashboard.ts';
import type { dashboardCopy } from '#messages/reports/admin-dashboard.ts';

/** Figures without a chart (ADM-029 to ADM-036). */
export const secondaryStats = [
  'totalUsers',
  'totalProducts',
  'totalWallets',
  'totalPayments',
  'totalBlogPosts',
  'totalCaseStudies',
] as const satisfies readonly (keyof Dashboard['stats'])[];

interface QuickAction {
  readonly name: keyof typeof dashboardCopy.quickActions.labels;
  readonly to: string;
  readonly icon: LucideIcon;
}

export const quickActions: readonly QuickAction[] = [
  { name: 'products', to: '/admin/products/one-time', icon: Package },
  { name: 'orders', to: '/admin/orders', icon: ShoppingBag },
  { name: 'wallets', to: '/admin/wallets', icon: Wallet },
  { name: 'users', to: '/admin/users', icon: Users },
  { name: 'content', to: '/admin/content', icon: Newspaper },
];

interface AttentionLine {
  readonly kind: keyof Dashboard['attention'];
  readonly to: string;
  readonly icon: LucideIcon;
  readonly isUrgent?: boolean;
}

const RECONCILIATION = '/admin/payments?tab=reconciliation';

export const attentionLines: readonly AttentionLine[] = [
  { kind: 'book_findings', to: RECONCILIATION, icon: Scale, isUrgent: true },
  { kind: 'open_disputes', to: RECONCILIATION, icon: ShieldAlert, isUrgent: true },
  { kind: 'failed_webhooks', to: '/admin/payments?tab=webhooks&status=Failed', icon: Unplug, isUrgent: true },
  { kind: 'refund_requests', to: '/admin/refunds', icon: Hourglass, isUrgent: true },
  { kind: 'no_outcome', to: '/admin/bookings/list?state=no_outcome&sort=starts_at', icon: CalendarCheck },
  { kind: 'stuck_payments', to: RECONCILIATION, icon: Clock },
  { kind: 'flagged_payments', to: RECONCILIATION, icon: Flag },
  { kind: 'pending_adjustments', to: '/admin/wallets', icon: Wallet },
  { kind: 'admin_changes', to: '/admin/users', icon: Users },
  { kind: 'new_leads', to: '/admin/content/leads/table?status=new', icon: MessageCircle },
  {
    kind: 'lesson_questions',
    to: '/admin/products/questions?state=waiting',
    icon: MessageCircleQuestionMark,
  },
  { kind: 'hand_ins', to: '/admin/products/hand-ins?state=waiting', icon: FileCheck2 },
  { kind: 'sold_out', to: '/admin/products/one-time?status=active', icon: PackageX },
];
