import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import { isRecord } from '#shared/is-record.ts';
import type { ProductKind } from '../product-kind.ts';
import { emptyValues, type ProductValues, readValues, valuesOf } from '../values/product-values.ts';

export interface DraftBase {
  readonly version: number | undefined;
  readonly values: ProductValues;
}

export interface ProductDraft {
  readonly base: DraftBase;
  readonly values: ProductValues;
}

interface OpenedProduct {
  readonly kind: ProductKind;
  /** Null: a new product. */
  readonly product: AdminProduct | null;
}

export const draftBase = ({ kind, product }: OpenedProduct): DraftBase => ({
  version: product?.version,
  values: product === null ? emptyValues(kind) : valuesOf(product),
});

export const draftKey = ({ kind, product, adminId }: OpenedProduct & { readonly adminId: string }) =>
  `product-draft:${adminId}:${product?.id ?? `new-${kind.name}`}`;

/** Keeps the version it is based on, so that saving meets the conflict. Null when it is no draft of this form. */
export function parseDraft(stored: unknown, opened: DraftBase): ProductDraft | null {
  if (
    !isRecord(stored) ||
    !isRecord(stored.base) ||
    !isRecord(stored.base.values) ||
    !isRecord(stored.values)
  )
    return null;
  const { version } = stored.base;
  const isNumbered = typeof version === 'number';
  if (isNumbered !== (opened.version !== undefined)) return null;
  const values = readValues({ ...opened.values, ...stored.base.values });
  return {
    base: { version: isNumbered ? version : undefined, values },
    values: readValues({ ...values, ...stored.values }),
  };
}
