import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { focusFirstInvalid } from '#app/components/admin/save-bar.tsx';
import { useStoredDraft } from '#app/components/drafts/stored-draft.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { SessionRules } from '#contract/bookings/admin-availability.ts';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import { updateProduct } from '#contract/catalog/admin-products.ts';
import { productKindCopy, productsCopy } from '#messages/catalog/admin.ts';
import { isRecord } from '#shared/json.ts';
import { PRODUCT_FORM, type ProductKind } from '../product-kind.ts';
import { productInput } from '../values/product-input.ts';
import {
  changedNames,
  emptyValues,
  type ProductValues,
  readValues,
  valuesOf,
} from '../values/product-values.ts';
import { readinessOf } from './readiness.tsx';

export interface FormStart extends ProductDraft {
  readonly offersDraft: boolean;
}

export interface ProductFormProps {
  readonly kind: ProductKind;
  /** Null: a new product (APRD-041, APRD-059). */
  readonly product: AdminProduct | null;
  readonly session?: SessionRules | null;
  readonly adminId: string;
  readonly start: FormStart;
  readonly onRestart: (start: FormStart) => void;
}

export const PUBLISH = 'publish';

const { details: conflictDetails } = updateProduct.refusals.PRODUCT_CHANGED;

export function useProductForm({ kind, product, session, adminId, start, onRestart }: ProductFormProps) {
  const navigate = useNavigate();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const { base } = start;
  const form = useAdminForm({
    id: PRODUCT_FORM,
    action: product === null ? `${kind.path}/create` : `${kind.path}/edit/${product.id}`,
    schema: productInput,
    defaults: start.values,
    failed: productsCopy.error,
    notReached: productKindCopy[kind.name].saveError,
    answeredCodes: ['PRODUCT_CHANGED'],
    toastForInvalid: () => {
      focusInvalidField();
      return null;
    },
    onSubmit: (event, posted, isValid) => {
      const isComplete = readinessOf(values, session).every(({ isMet }) => isMet);
      if (product !== null || !posted.has(PUBLISH) || isComplete || !isValid) return;
      event.preventDefault();
      setIsPreviewing(true);
    },
    toastAction: ({ id = '' }) => ({
      label: productsCopy.backToProduct,
      onClick: () => void navigate(`${kind.path}/edit/${id}`),
    }),
    onDone: () => {
      draft.drop();
      void navigate(kind.path);
    },
  });
  const reply = form.fetcher.data;
  useEffect(() => {
    if (reply?.problem) focusInvalidField();
  }, [reply]);
  const values = readValues(form.meta.value ?? start.values);
  const changed = changedNames(base.values, values);
  const isDirty =
    form.success === null
      ? changed.length > 0
      : changedNames(readValues(form.submittedValues), values).length > 0;
  const draft = useStoredDraft(
    draftKey({ kind, product, adminId }),
    (stored) => (start.offersDraft ? parseDraft(stored, base) : null),
    { draft: { base, values }, isDirty },
  );
  const [dismissed, setDismissed] = useState<object | null>(null);
  const conflict = form.details === dismissed ? null : conflictDetails.safeParse(form.details).data;
  return {
    form,
    values,
    changed,
    isDirty,
    draft,
    isPreviewing,
    setIsPreviewing,
    theirs: conflict?.product ?? null,
    restoreDraft: () => draft.restore((restored) => onRestart({ ...restored, offersDraft: false })),
    /** Continues from the other admin's version with the chosen values; null keeps this version. */
    resolveConflict: (chosen: ProductValues | null) => {
      const saved = conflict?.product;
      if (chosen === null || saved === undefined) return setDismissed(form.details);
      onRestart({ base: baseOf(saved), values: chosen, offersDraft: draft.hasStoredDraft });
    },
  };
}

function focusInvalidField(): void {
  requestAnimationFrame(() => focusFirstInvalid(document.forms.namedItem(PRODUCT_FORM)));
}

const baseOf = (saved: AdminProduct): DraftBase => ({ version: saved.version, values: valuesOf(saved) });

interface DraftBase {
  readonly version: number | undefined;
  readonly values: ProductValues;
}

interface ProductDraft {
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

const draftKey = ({ kind, product, adminId }: OpenedProduct & { readonly adminId: string }) =>
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
