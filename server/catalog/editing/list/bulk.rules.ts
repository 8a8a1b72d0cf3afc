import type { BulkAction } from '#contract/catalog/admin-product-lists.ts';
import type { products } from '#server/catalog/catalog.schema.ts';
import { changeByPercent, MAX_RUPIAH, type Rupiah } from '#shared/money/money.ts';

type ProductRow = typeof products.$inferSelect;
type BulkRow = Pick<ProductRow, 'price' | 'is_active' | 'is_featured' | 'archived_at'>;

/** Null if it changes nothing. */
export function applyBulkAction(row: BulkRow, step: BulkAction, now: Date): Partial<BulkRow> | null {
  switch (step.action) {
    case 'activate':
      return row.is_active ? null : { is_active: true };
    case 'deactivate':
      return row.is_active ? { is_active: false } : null;
    case 'feature':
      return row.is_featured ? null : { is_featured: true };
    case 'unfeature':
      return row.is_featured ? { is_featured: false } : null;
    case 'archive':
      return row.archived_at === null ? { archived_at: now.toISOString(), is_active: false } : null;
    case 'restore':
      return row.archived_at === null ? null : { archived_at: null };
    case 'price':
      return priceChange(row, step.price);
    case 'price_by':
      return priceChange(row, changeByPercent(row.price, step.percent));
  }
}

const priceChange = (row: BulkRow, price: Rupiah) => (price === row.price ? null : { price });

export function bulkRefusal(row: BulkRow, step: BulkAction): 'PRODUCT_ARCHIVED' | 'PRICE_TOO_HIGH' | null {
  if (step.action === 'activate' && row.archived_at !== null) return 'PRODUCT_ARCHIVED';
  const rises = step.action === 'price_by' && step.percent > 0;
  return rises && row.price * (100 + step.percent) > MAX_RUPIAH * 100 ? 'PRICE_TOO_HIGH' : null;
}
