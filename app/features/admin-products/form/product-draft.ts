import { useStoredDraft } from '#app/components/drafts/use-stored-draft.ts';
import type { AdminProduct } from '#contract/admin/product-shapes.ts';
import { isRecord } from '#shared/is-record.ts';
import type { ProductKind } from '../product-kind.ts';
import { emptyValues, type ProductValues, restoreValues, valuesOf } from '../values/product-values.ts';

/** Which form: what is made, which product it is (null: a new one), and who types. */
export interface ProductFormInput {
  readonly kind: ProductKind;
  readonly product: AdminProduct | null;
  readonly adminId: string;
}

/** The product as it was when somebody began to type; a new one has no edition. */
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

/** What this admin typed into this form before and did not save; `take` goes on from it. */
export function useProductDraft(
  opened: ProductFormInput,
  current: { readonly draft: ProductDraft; readonly isDirty: boolean },
  onRestore: (found: ProductDraft) => void,
) {
  const { kind, product, adminId } = opened;
  const key = `product-draft:${adminId}:${product?.id ?? `new-${kind.name}`}`;
  const kept = useStoredDraft(key, (found) => parseDraft(found, draftBase(opened)), current);
  return { ...kept, restore: () => kept.restore(onRestore) };
}

/**
 * What was kept, with the edition that it was begun on: saved over a newer one it meets the conflict instead of undoing
 * unseen what others saved since. Null when it is no draft of this form.
 */
export function parseDraft(kept: unknown, opened: DraftBase): ProductDraft | null {
  if (!isRecord(kept) || !isRecord(kept.base) || !isRecord(kept.base.values) || !isRecord(kept.values))
    return null;
  const { version } = kept.base;
  const isNumbered = typeof version === 'number';
  if (isNumbered !== (opened.version !== undefined)) return null;
  const values = restoreValues(kept.base.values, opened.values);
  return {
    base: { version: isNumbered ? version : undefined, values },
    values: restoreValues(kept.values, values),
  };
}
