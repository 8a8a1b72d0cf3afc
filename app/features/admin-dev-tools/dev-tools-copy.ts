import { type LucideIcon, Newspaper, Package, ShoppingBag, Users } from 'lucide-react';
import { formatCount } from '#shared/money.ts';
import { type TestKind, testRanges } from '#shared/test-data.ts';

const countRange = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${formatCount(from)}–${formatCount(to)}`;

/** ADEV-001 to ADEV-015, AERR-036 to AERR-041, AERR-050, AERR-051. */
export const devToolsCopy = {
  title: 'Dev Tools',
  badge: 'DEV MODE',
  subtitle:
    'Data uji lewat pintu yang sama dengan data sungguhan: saldo, order, dan buku besarnya selalu cocok.',
  count: 'Jumlah',
  generate: 'Generate',
  generating: 'Membuat…',
  now: (count: number) => `${formatCount(count)} ada sekarang`,
  danger: {
    title: 'Danger Zone',
    text: 'Hanya yang dibuat di halaman ini dan namanya masih Test Product, Test Blog Post, atau testuser. Order uji dikembalikan penuh, saldonya ditarik, dan jejaknya tetap ada di buku besar.',
    action: 'Clear All Test Data',
    clearing: 'Menghapus…',
    nothing: 'Tidak ada data uji.',
    question: 'Hapus semua data uji?',
    confirm: 'Ya, hapus semua',
  },
  cleared: 'All test data cleared successfully',
  clearFailed: 'Failed to clear test data',
  missing: 'No users or products found. Generate them first.',
} as const;

interface KindCopy {
  readonly title: string;
  /** In toasts. */
  readonly name: string;
  /** In counts, in Indonesian. */
  readonly counted: string;
  readonly text: string;
  readonly icon: LucideIcon;
}

export const kindCopy: Readonly<Record<TestKind, KindCopy>> = {
  users: {
    title: 'Test Users',
    name: 'users',
    counted: 'pengguna',
    text: `Saldo Rp ${countRange(testRanges.balance)}. Masuk dengan sandi akun demo.`,
    icon: Users,
  },
  products: {
    title: 'Test Products',
    name: 'products',
    counted: 'produk',
    text: `Harga Rp ${countRange(testRanges.price)}, stok ${countRange(testRanges.stock)}.`,
    icon: Package,
  },
  orders: {
    title: 'Test Orders',
    name: 'orders',
    counted: 'order',
    text: `${countRange(testRanges.quantity)} unit, dalam 30 hari terakhir, dibayar wallet_credits.`,
    icon: ShoppingBag,
  },
  blog_posts: {
    title: 'Test Blog Posts',
    name: 'blog posts',
    counted: 'tulisan',
    text: 'Terbit langsung, dalam kategori Test.',
    icon: Newspaper,
  },
};

/** AERR-050 */
export const generatedText = (kind: TestKind, count: number): string =>
  `Generated ${count} test ${kindCopy[kind].name}`;
/** AERR-036 to AERR-039 */
export const failedText = (kind: TestKind): string => `Failed to generate test ${kindCopy[kind].name}`;
