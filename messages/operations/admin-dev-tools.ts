import { inLanguage } from '#shared/language/language.ts';
import { formatCount, formatDigits } from '#shared/money/money.ts';
import { type TestKind, testRanges } from '#shared/test-data.ts';

const countRange = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${formatDigits(from)}–${formatDigits(to)}`;

const counted = (name: string) => (count: number) => `${formatCount(count)} ${name}${count === 1 ? '' : 's'}`;

export const devToolsCopy = inLanguage({
  id: {
    title: 'Alat pengembang',
    badge: 'MODE DEV',
    subtitle:
      'Data uji lewat pintu yang sama dengan data sungguhan: saldo, pesanan, dan buku besarnya selalu cocok.',
    count: (title: string) => `Jumlah ${title}`,
    generate: 'Buat',
    generating: 'Membuat…',
    now: (count: number) => `${formatCount(count)} ada sekarang`,
    danger: {
      title: 'Zona bahaya',
      text: 'Hanya yang dibuat di halaman ini dan namanya masih Test Product, Test Blog Post, atau testuser. Pesanan uji dikembalikan penuh, saldonya ditarik, dan jejaknya tetap ada di buku besar.',
      action: 'Hapus semua data uji',
      clearing: 'Menghapus…',
      nothing: 'Tidak ada data uji.',
      final: (parts: readonly string[]) => `${parts.join(', ')}. Tidak dapat dibatalkan.`,
      question: 'Hapus semua data uji?',
      confirm: 'Ya, hapus semua',
    },
    generated: {
      users: (count: number) => `${formatCount(count)} pengguna uji dibuat`,
      products: (count: number) => `${formatCount(count)} produk uji dibuat`,
      orders: (count: number) => `${formatCount(count)} pesanan uji dibuat`,
      blog_posts: (count: number) => `${formatCount(count)} artikel uji dibuat`,
    } satisfies Record<TestKind, (count: number) => string>,
    failed: {
      users: 'Pengguna uji tidak dapat dibuat',
      products: 'Produk uji tidak dapat dibuat',
      orders: 'Pesanan uji tidak dapat dibuat',
      blog_posts: 'Artikel uji tidak dapat dibuat',
    } satisfies Record<TestKind, string>,
    cleared: 'Semua data uji sudah dihapus',
    kept: (count: number) =>
      `${formatCount(count)} produk pernah dipesan, jadi tetap ada di daftar sebagai "Produk uji yang dihapus" dan dinonaktifkan: pesanan dan pembukuan menyebutnya.`,
    clearFailed: 'Data uji tidak dapat dihapus',
    missing: 'Belum ada pengguna atau produk. Buat dulu keduanya.',
    kinds: {
      users: {
        title: 'Pengguna uji',
        counted: (count: number) => `${formatCount(count)} pengguna`,
        text: `Saldo Rp ${countRange(testRanges.balance)}. Masuk dengan sandi akun demo.`,
      },
      products: {
        title: 'Produk uji',
        counted: (count: number) => `${formatCount(count)} produk`,
        text: `Harga Rp ${countRange(testRanges.price)}, stok ${countRange(testRanges.stock)}.`,
      },
      orders: {
        title: 'Pesanan uji',
        counted: (count: number) => `${formatCount(count)} pesanan`,
        text: `${countRange(testRanges.quantity)} unit, dalam 30 hari terakhir, dibayar wallet_credits.`,
      },
      blog_posts: {
        title: 'Artikel uji',
        counted: (count: number) => `${formatCount(count)} artikel`,
        text: 'Terbit langsung, dalam kategori Test.',
      },
    } satisfies Record<TestKind, object>,
  },
  en: {
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
  },
});
