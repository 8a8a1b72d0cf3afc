import type { ActionResult } from '#app/lib/forms/action-result.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { productsCopy as copy, deleteProductCopy } from '#messages/admin-products.ts';

/** What can be done on the list of products, and the text when it fails. */
const failures = () => ({
  feature: copy.feature.failed,
  reorder: copy.order.failed,
  remove: deleteProductCopy.failed,
  deactivate: copy.failed,
  duplicate: copy.failed,
  bulk: copy.failed,
});

export type ProductIntent = keyof ReturnType<typeof failures>;

/** `reason` is the refusal of a removal. */
export type ProductActionResult = ActionResult & { readonly reason?: string };

export const productSaved = (detail: string): ProductActionResult => ({
  ok: true,
  message: copy.done,
  detail,
});

/** AERR-001: the title says that it failed, the text what. */
export function productNotSaved(form: FormData): ProductActionResult {
  const texts: Readonly<Record<string, string | undefined>> = failures();
  const detail = texts[formIntent(form)] ?? copy.failed;
  return { ok: false, message: copy.error, detail, fields: {} };
}
