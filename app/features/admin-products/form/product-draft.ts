import { useStoredDraft } from '#app/components/drafts/use-stored-draft.ts';
import type { AdminProduct } from '#contract/admin/product-shapes.ts';
import { isRecord } from '#shared/is-record.ts';
import type { ProductKind } from '../product-kind.ts';
import { emptyValues, type ProductValues, restoreValues, valuesOf } from '../values/product-values.ts';

/** `product` null: a new one. */
export interface ProductFormInput {
  readonly kind: ProductKind;
  readonly product: AdminProduct | null;
  readonly adminId: string;
}

/** The product that the form was loaded with; a new one has no version. */
export interface DraftBase {
  readonly version: number | undefined;
  readonly values: ProductValues;
}

interface ProductDraft {
  readonly base: DraftBase;
  readonly values: ProductValues;
}

export function draftBase({ kind, product }: Pick<ProductFormInput, 'kind' | 'product'>): DraftBase {
  return {
    version: product?.version,
    values: product === null ? emptyValues(kind) : valuesOf(product),
  };
}

/** The unsaved input of this admin in this form; `take` restores it. */
export function useProductDraft(
  opened: ProductFormInput,
  current: { readonly draft: ProductDraft; readonly isDirty: boolean },
  onRestore: (draft: ProductDraft) => void,
) {
  const { kind, product, adminId } = opened;
  const key = `product-draft:${adminId}:${product?.id ?? `new-${kind.name}`}`;
  const stored = useStoredDraft(key, (saved) => parseDraft(saved, draftBase(opened)), current);
  return { ...stored, restore: () => stored.restore(onRestore) };
}

/**
 * With the version it is based on, so that saving over a newer one meets the conflict. Null when it is no draft of
 * this form.
 */
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
  const values = restoreValues(stored.base.values, opened.values);
  return {
    base: { version: isNumbered ? version : undefined, values },
    values: restoreValues(stored.values, values),
  };
}
