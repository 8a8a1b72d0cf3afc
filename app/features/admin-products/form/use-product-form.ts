import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { AdminProduct } from '#contract/admin/product-shapes.ts';
import type { createProduct, updateProduct } from '#contract/admin/products.ts';
import { formCopy } from '#messages/admin-product-form.ts';
import { productKindCopy } from '#messages/admin-products.ts';
import type { ProductKind } from '../product-kind.ts';
import { showError, showSuccess } from '../product-toasts.ts';
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

const createRoute = { method: 'post', path: '/api/admin/products' } as const;
const updateRoute = { method: 'patch', path: '/api/admin/products/{id}' } as const;

export interface ProductForm {
  readonly kind: ProductKind;
  readonly values: ProductValues;
  readonly problems: Problems;
  change(part: Partial<ProductValues>): void;
}

/** The form over the loaded product: changes, saving, and conflicts with other admins. */
export function useProductForm({ kind, product, adminId }: ProductFormInput) {
  const navigate = useNavigate();
  const [base, setBase] = useState(() => draftBase({ kind, product }));
  const [values, setValues] = useState(base.values);
  // Remounts uncontrolled fields after the values were replaced.
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
  const current = { draft: { base, values }, isDirty: isDirty && !isSaved };
  const draft = useProductDraft({ kind, product, adminId }, current, (restored) => {
    setBase(restored.base);
    replace(restored.values);
  });

  async function save(): Promise<void> {
    const errors = validateProduct(values);
    setProblems(errors);
    if (Object.keys(errors).length > 0) return focusFirstError(errors);
    setIsSaving(true);
    const result = await saveProduct({ kind, product, base, values });
    setIsSaving(false);
    if (result.ok) {
      setIsSaved(true);
      draft.drop();
      showSuccess(savedText(kind, product));
      await navigate(kind.path);
      return;
    }
    const { refusal } = result;
    if (refusal.code === 'PRODUCT_CHANGED') return setTheirs(refusal.details.product);
    const named = refusalProblems(refusal);
    setProblems(named);
    focusFirstError(named);
    showError(productKindCopy[kind.name].saveError);
  }

  return {
    form: {
      kind,
      values,
      problems,
      change: (part: Partial<ProductValues>) => {
        setValues((current) => ({ ...current, ...part }));
        setProblems((current) => omitErrorsOf(current, part));
      },
    },
    base: base.values,
    isDirty: isDirty && !isSaved,
    isSaving,
    save,
    theirs,
    /** Continues from the other admin's version with the chosen values. */
    resolveConflict: (chosen: ProductValues | null) => {
      if (theirs !== null && chosen !== null) {
        setBase({ version: theirs.version, values: valuesOf(theirs) });
        replace(chosen);
      }
      setTheirs(null);
    },
    resetKey,
    draft,
  };
}

function savedText({ name }: ProductKind, before: AdminProduct | null): string {
  const { created, updated } = productKindCopy[name];
  return before === null ? created : updated;
}

/** The problems of untouched fields. */
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

/** Creates with all values, updates with the changed ones and the version they are based on. */
function saveProduct({ kind, product, base, values }: SaveProductInput) {
  if (product !== null) {
    const body = { ...changedFields(base.values, values), version: base.version };
    return browserClient.call<typeof updateProduct>(updateRoute, { params: { id: product.id }, body });
  }
  const body = { ...toRequestBody(values), is_subscription: kind.is_subscription };
  const otherwise = formCopy.createFailed;
  return browserClient.call<typeof createProduct>({ ...createRoute, otherwise }, { body });
}

/** After the next frame, when the messages are there; opens collapsed items around the field. */
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
