import type { products } from '../catalog.schema.ts';
import type { ProductFile } from '../products/files.queries.ts';
import type { productVariants } from '../variants.schema.ts';

type Product = typeof products.$inferSelect;
export type StoredVariant = typeof productVariants.$inferSelect;

/** Columns of a list row. */
export type ListedRow = Pick<
  Product,
  | 'id'
  | 'version'
  | 'title'
  | 'slug'
  | 'type'
  | 'category'
  | 'price'
  | 'original_price'
  | 'media_gallery'
  | 'content_metadata'
  | 'is_active'
  | 'is_featured'
  | 'is_subscription'
  | 'billing_cycle'
  | 'coming_soon'
  | 'launch_date'
  | 'sort_order'
  | 'stock'
  | 'archived_at'
  | 'created_at'
  | 'updated_at'
>;

/** A product with variants, files and the name of its last editor. */
export interface EditedRow {
  readonly product: Product & { readonly updated_by_name: string | null };
  readonly variants: readonly StoredVariant[];
  readonly files: readonly ProductFile[];
}

type ProductInsertRow = typeof products.$inferInsert;
type VariantInsertRow = typeof productVariants.$inferInsert;

type Settable = Omit<
  ProductInsertRow,
  | 'id'
  | 'is_subscription'
  | 'sort_order'
  | 'created_at'
  | 'updated_at'
  | 'version'
  | 'updated_by'
  | 'archived_at'
  | 'launch_date'
  | 'start_date'
> & { readonly launch_date: string | null; readonly start_date: string | null };

/** Editable fields; those not given stay. `is_subscription` is fixed on creation. */
export type ProductFields = { readonly [Name in keyof Settable]?: Settable[Name] | undefined };

export type VariantFields = Omit<
  VariantInsertRow,
  'id' | 'product_id' | 'sort_order' | 'created_at' | 'updated_at'
>;
/** With the id of an existing variant, updates it. */
export type VariantUpsert = VariantFields & { readonly id?: string | undefined };
