import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminProduct } from '#contract/admin/product-shapes.ts';
import type { createProduct, updateProduct } from '#contract/admin/products.ts';
import { client, showError, showSuccess } from '../actions/use-product-mutation.ts';
import type { ProductKind } from '../product-kind.ts';
import {
  changedFields,
  changedNames,
  type ProductValues,
  toRequestBody,
  valuesOf,
} from '../values/product-values.ts';
import { refusalProblems } from '../values/refusal-problems.ts';
import { type Problems, validateProduct } from '../values/validate-product.ts';
import { type DraftBase, draftBase, type ProductFormInput, useProductDraft } from './product-draft.ts';

const createRoute = {
  method: 'post',
  path: '/api/admin/products',
  failures: { UNEXPECTED: 'Failed to create product' },
} as const;
const updateRoute = { method: 'patch', path: '/api/admin/products/{id}' } as const;

export interface ProductForm {
  readonly kind: ProductKind;
  readonly values: ProductValues;
  readonly problems: Problems;
  change(part: Partial<ProductValues>): void;
}

/** The form on top of the product as it was loaded: what changed, saving it, and what somebody else saved meanwhile. */
export function useProductForm({ kind, product, adminId }: ProductFormInput) {
  const navigate = useNavigate();
  const [base, setBase] = useState(() => draftBase({ kind, product }));
  const [values, setValues] = useState(base.values);
  // What was typed elsewhere took the place of what stands here: fields that keep their own text begin anew.
  const [resetKey, setResetKey] = useState(0);
  const replace = (next: ProductValues) => {
    setValues(next);
    setResetKey((count) => count + 1);
  };
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [theirs, setTheirs] = useState<AdminProduct | null>(null);
  const isDirty = changedNames(base.values, values).length > 0;
  const typed = { draft: { base, values }, isDirty: isDirty && !isSaved };
  const draft = useProductDraft({ kind, product, adminId }, typed, (found) => {
    setBase(found.base);
    replace(found.values);
  });

  async function save(): Promise<void> {
    const found = validateProduct(values);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirstError(found);
    setIsSaving(true);
    const answer = await saveProduct({ kind, product, base, values });
    setIsSaving(false);
    if (answer.ok) {
      setIsSaved(true);
      draft.drop();
      showSuccess(product === null ? kind.created : kind.updated);
      await navigate(kind.path);
      return;
    }
    const { refusal } = answer;
    if (refusal.code === 'PRODUCT_CHANGED') return setTheirs(refusal.details.product);
    const named = refusalProblems(refusal);
    setProblems(named);
    focusFirstError(named);
    showError(kind.saveError);
  }

  return {
    form: {
      kind,
      values,
      problems,
      change: (part: Partial<ProductValues>) => {
        setValues((current) => ({ ...current, ...part }));
        setProblems((found) => omitErrorsOf(found, part));
      },
    },
    base: base.values,
    isDirty: isDirty && !isSaved,
    isSaving,
    save,
    theirs,
    /** Goes on from what the other one saved, with the values that were chosen. */
    settle: (chosen: ProductValues | null) => {
      if (theirs !== null && chosen !== null) {
        setBase({ version: theirs.version, values: valuesOf(theirs) });
        replace(chosen);
      }
      setTheirs(null);
    },
    generation: resetKey,
    draft,
  };
}

/** The problems of fields that were not touched just now. */
function omitErrorsOf(problems: Problems, part: Partial<ProductValues>): Problems {
  const left = Object.entries(problems).filter(([name]) => !((name.split('.')[0] ?? '') in part));
  return Object.fromEntries(left);
}

interface SaveProductInput {
  readonly kind: ProductKind;
  readonly product: AdminProduct | null;
  readonly base: DraftBase;
  readonly values: ProductValues;
}

/** A new product whole; of one that is there only what changed, with the edition that one began with. */
function saveProduct({ kind, product, base, values }: SaveProductInput) {
  if (product !== null) {
    const body = { ...changedFields(base.values, values), version: base.version };
    return client.call<typeof updateProduct>(updateRoute, { params: { id: product.id }, body });
  }
  const body = { ...toRequestBody(values), is_subscription: kind.is_subscription };
  return client.call<typeof createProduct>(createRoute, { body });
}

/** The field that is wrong gets the focus, once its message is there; what is folded over it opens. */
function focusFirstError(problems: Problems): void {
  const [first] = Object.keys(problems);
  if (first === undefined) return;
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[name="${first}"]`);
    for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details')) {
      around.open = true;
    }
    field?.focus();
  });
}
