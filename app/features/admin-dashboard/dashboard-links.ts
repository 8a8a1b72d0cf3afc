import { type LucideIcon, Newspaper, Package, ShoppingBag, Users, Wallet } from 'lucide-react';
import type { Dashboard } from '#contract/admin/dashboard.ts';
import type { dashboardCopy } from '#messages/admin-dashboard.ts';

/** Besides revenue and orders, which have charts (ADM-029 to ADM-036). */
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
  /** Where it can be handled. */
  readonly to?: string;
}

/** Most urgent first. */
export const attentionLines: readonly AttentionLine[] = [
  { kind: 'book_findings', to: '/admin/payments?tab=reconciliation' },
  { kind: 'open_disputes', to: '/admin/payments?tab=reconciliation' },
  { kind: 'failed_webhooks', to: '/admin/payments?tab=webhooks&status=Failed' },
  { kind: 'stuck_payments', to: '/admin/payments?tab=reconciliation' },
  { kind: 'flagged_payments', to: '/admin/payments?tab=reconciliation' },
  { kind: 'pending_adjustments', to: '/admin/wallets' },
  { kind: 'new_leads', to: '/admin/content/leads/table?status=new' },
  { kind: 'refund_requests', to: '/admin/refunds' },
  { kind: 'sold_out' },
];
