import { formatCount, formatDigits } from '#shared/money/money.ts';
import { type TestKind, testRanges } from '#shared/test-data.ts';

const countRange = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${formatDigits(from)}–${formatDigits(to)}`;

export const devToolsCopy = {
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
};
