import { formatCount, formatDigits } from '#shared/money/money.ts';
import { testRanges } from '#shared/test-data.ts';
import type { devToolsCopy as id } from '../id/admin-dev-tools.ts';

const countRange = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${formatDigits(from)}–${formatDigits(to)}`;

const counted = (name: string) => (count: number) => `${formatCount(count)} ${name}${count === 1 ? '' : 's'}`;

export const devToolsCopy: typeof id = {
  title: 'Dev Tools',
  badge: 'DEV MODE',
  subtitle: 'Test data through the same doors as real data: balances, orders, and the ledger always agree.',
  count: (title) => `Number of ${title}`,
  generate: 'Generate',
  generating: 'Generating…',
  now: (count) => `${formatCount(count)} now`,
  danger: {
    title: 'Danger Zone',
    text: 'Only what was made on this page and is still named Test Product, Test Blog Post, or testuser. Test orders are refunded in full, balances are taken back, and their traces stay in the ledger.',
    action: 'Clear All Test Data',
    clearing: 'Clearing…',
    nothing: 'There is no test data.',
    final: (parts) => `${parts.join(', ')}. This cannot be undone.`,
    question: 'Clear all test data?',
    confirm: 'Yes, clear all',
  },
  generated: {
    users: (count) => `Generated ${count} test users`,
    products: (count) => `Generated ${count} test products`,
    orders: (count) => `Generated ${count} test orders`,
    blog_posts: (count) => `Generated ${count} test blog posts`,
  },
  failed: {
    users: 'Failed to generate test users',
    products: 'Failed to generate test products',
    orders: 'Failed to generate test orders',
    blog_posts: 'Failed to generate test blog posts',
  },
  cleared: 'All test data cleared successfully',
  kept: (count) =>
    `${formatCount(count)} ${count === 1 ? 'product was' : 'products were'} ordered and stay in the list as “Produk uji yang dihapus”, switched off: orders and books name them.`,
  clearFailed: 'Failed to clear test data',
  missing: 'No users or products found. Generate them first.',
  kinds: {
    users: {
      title: 'Test Users',
      counted: counted('user'),
      text: `Balance Rp ${countRange(testRanges.balance)}. They sign in with the password of the demo accounts.`,
    },
    products: {
      title: 'Test Products',
      counted: counted('product'),
      text: `Price Rp ${countRange(testRanges.price)}, stock ${countRange(testRanges.stock)}.`,
    },
    orders: {
      title: 'Test Orders',
      counted: counted('order'),
      text: `${countRange(testRanges.quantity)} units, within the last 30 days, paid with wallet_credits.`,
    },
    blog_posts: {
      title: 'Test Blog Posts',
      counted: counted('post'),
      text: 'Published at once, in the Test category.',
    },
  },
};
