import type { TableOptions } from '#app/components/data-table/table-view.ts';
import { billingCycles } from '#shared/catalog.ts';

/** What differs between the two lists. */
export interface ProductKind {
  readonly is_subscription: boolean;
  readonly name: 'one-time' | 'subscription';
  readonly path: string;
  readonly title: string;
  readonly empty: string;
  readonly listError: string;
  readonly detail: string;
  readonly tableOptions: TableOptions;
  readonly saveError: string;
  readonly created: string;
  readonly updated: string;
}

const filters = {
  status: ['active', 'inactive'],
  featured: ['featured', 'not_featured'],
  archived: ['yes'],
} as const;
const table = { sorts: ['sort_order', 'created_at', 'price', 'title'], defaultSort: 'sort_order' } as const;

/** ADM-010 to ADM-012, APRD-020 to APRD-042 */
export const oneTime: ProductKind = {
  is_subscription: false,
  name: 'one-time',
  path: '/admin/products/one-time',
  title: 'Kelola Produk One-Time',
  empty: 'Belum ada produk one-time',
  listError: 'Gagal mengambil data produk one-time',
  detail: 'Detail Produk One-Time',
  tableOptions: { ...table, filters },
  saveError: 'Gagal menyimpan produk one-time',
  created: 'Produk one-time berhasil dibuat',
  updated: 'Produk one-time berhasil diperbarui',
};

/** ADM-013 to ADM-015, APRD-001 to APRD-019 */
export const subscription: ProductKind = {
  is_subscription: true,
  name: 'subscription',
  path: '/admin/products/subscription',
  title: 'Kelola Produk Subscription',
  empty: 'Belum ada produk subscription',
  listError: 'Gagal mengambil data produk subscription',
  detail: 'Detail Produk Subscription',
  tableOptions: { ...table, filters: { ...filters, billing_cycle: billingCycles } },
  saveError: 'Gagal menyimpan produk subscription',
  created: 'Produk subscription berhasil dibuat',
  updated: 'Produk subscription berhasil diperbarui',
};

export const productKindAt = (pathname: string): ProductKind =>
  pathname.startsWith(subscription.path) ? subscription : oneTime;
