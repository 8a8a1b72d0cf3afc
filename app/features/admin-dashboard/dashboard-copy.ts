import { type LucideIcon, Newspaper, Package, ShoppingBag, Users, Wallet } from 'lucide-react';
import type { Dashboard } from '#contract/admin/dashboard.ts';

export const dashboardCopy = {
  title: 'Admin Dashboard',
  revenue: { label: 'Total Revenue', caption: 'From credit purchases' },
  revenueChart: 'Pendapatan per hari, 30 hari terakhir',
  orders: { label: 'Total Orders', caption: 'Completed orders' },
  topOrders: { title: 'Top Orders', text: 'Highest value orders by credits', empty: 'No orders found' },
  unknownUser: 'Unknown user',
  quickActions: { title: 'Quick Actions', text: 'Yang menunggu Anda hari ini' },
  attention: 'Perlu perhatian',
} as const;

interface StatCard {
  readonly stat: keyof Dashboard['stats'];
  readonly label: string;
  readonly caption: string;
}

/** Besides revenue and orders, which have charts (ADM-029 to ADM-036). */
export const secondaryStats: readonly StatCard[] = [
  { stat: 'totalUsers', label: 'Total Users', caption: 'Registered users' },
  { stat: 'totalProducts', label: 'Total Products', caption: 'Available products' },
  { stat: 'totalWallets', label: 'Total Wallets', caption: 'Active wallets' },
  { stat: 'totalPayments', label: 'Total Payments', caption: 'Payment records' },
  { stat: 'totalBlogPosts', label: 'Blog Posts', caption: 'Published posts' },
  { stat: 'totalCaseStudies', label: 'Case Studies', caption: 'Published studies' },
];

type AttentionKind = keyof Dashboard['attention'];

interface QuickAction {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
}

export const quickActions: readonly QuickAction[] = [
  { label: 'Manage Products', to: '/admin/products/one-time', icon: Package },
  { label: 'View Orders', to: '/admin/orders', icon: ShoppingBag },
  { label: 'Manage Wallets', to: '/admin/wallets', icon: Wallet },
  { label: 'Manage Users', to: '/admin/users', icon: Users },
  { label: 'Content Management', to: '/admin/content', icon: Newspaper },
];

interface AttentionLine {
  readonly kind: AttentionKind;
  readonly text: string;
  /** Where it can be handled. */
  readonly to?: string;
}

/** Most urgent first. */
export const attentionLines: readonly AttentionLine[] = [
  {
    kind: 'book_findings',
    text: 'pemeriksaan buku menemukan selisih',
    to: '/admin/payments?tab=reconciliation',
  },
  {
    kind: 'open_disputes',
    text: 'sengketa kartu belum diputuskan',
    to: '/admin/payments?tab=reconciliation',
  },
  {
    kind: 'failed_webhooks',
    text: 'notifikasi gateway gagal ditangani',
    to: '/admin/payments?tab=webhooks&status=Failed',
  },
  {
    kind: 'stuck_payments',
    text: 'pembayaran menunggu lewat batas waktu',
    to: '/admin/payments?tab=reconciliation',
  },
  {
    kind: 'flagged_payments',
    text: 'pembayaran perlu diperiksa',
    to: '/admin/payments?tab=reconciliation',
  },
  {
    kind: 'pending_adjustments',
    text: 'penyesuaian saldo menunggu persetujuan',
    to: '/admin/wallets',
  },
  { kind: 'new_leads', text: 'lead baru belum dijawab', to: '/admin/content/leads/table?status=new' },
  { kind: 'refund_requests', text: 'pengajuan dana kembali menunggu', to: '/admin/refunds' },
  { kind: 'sold_out', text: 'produk aktif kehabisan stok' },
];
