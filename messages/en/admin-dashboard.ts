import type { dashboardCopy as id } from '../id/admin-dashboard.ts';

export const dashboardCopy: typeof id = {
  title: 'Admin Dashboard',
  updated: (moment) => `Updated ${moment} WIB`,
  revenue: { label: 'Total Revenue', caption: 'From credit purchases' },
  revenueChart: 'Revenue per day, the last 30 days',
  orders: { label: 'Total Orders', caption: 'Completed orders' },
  stats: {
    totalUsers: { label: 'Total Users', caption: 'Registered users' },
    totalProducts: { label: 'Total Products', caption: 'Available products' },
    totalWallets: { label: 'Total Wallets', caption: 'Active wallets' },
    totalPayments: { label: 'Total Payments', caption: 'Payment records' },
    totalBlogPosts: { label: 'Blog Posts', caption: 'Published posts' },
    totalCaseStudies: { label: 'Case Studies', caption: 'Published studies' },
  },
  topOrders: {
    title: 'Top Orders',
    text: 'Highest value orders by credits',
    all: 'View all',
    order: (id) => `Order ${id}`,
    empty: 'No orders found',
  },
  unknownUser: 'Unknown user',
  quickActions: {
    title: 'Quick Actions',
    text: 'The places you open most',
    labels: {
      products: 'Manage Products',
      orders: 'View Orders',
      wallets: 'Manage Wallets',
      users: 'Manage Users',
      content: 'Content Management',
    },
  },
  attention: 'Needs attention',
  attentionKinds: {
    book_findings: (count) => `${count === 1 ? 'check' : 'checks'} of the books found differences`,
    open_disputes: (count) => `card ${count === 1 ? 'dispute' : 'disputes'} to settle`,
    failed_webhooks: (count) => `gateway ${count === 1 ? 'notification' : 'notifications'} failed`,
    stuck_payments: (count) => `${count === 1 ? 'payment' : 'payments'} waiting past the time limit`,
    flagged_payments: (count) => `${count === 1 ? 'payment' : 'payments'} to review`,
    pending_adjustments: (count) =>
      `balance ${count === 1 ? 'adjustment' : 'adjustments'} waiting for approval`,
    new_leads: (count) => `new ${count === 1 ? 'lead' : 'leads'} without an answer`,
    refund_requests: (count) => `refund ${count === 1 ? 'request' : 'requests'} waiting`,
    sold_out: (count) => `active ${count === 1 ? 'product' : 'products'} out of stock`,
  },
};
