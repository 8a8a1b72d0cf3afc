import { isServerError } from '#app/lib/forms/action-result.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { createProduct, updateProduct } from '#contract/admin/catalog/products.ts';
import type { Client, CommonRefusal, DeclaredRefusal } from '#contract/client.ts';
import type { CallOf } from '#contract/endpoint.ts';
import { productKindCopy, productsCopy } from '#messages/admin-products.ts';
import type { ProductKind } from '../product-kind.ts';
import { productInput } from '../values/product-input.ts';

export const PRODUCT_FORM = 'product';

type Changes = NonNullable<CallOf<typeof updateProduct>['body']>;

interface SaveProductArgs {
  readonly client: Client;
  readonly posted: FormData;
  readonly kind: ProductKind;
  /** Null: a new one. */
  readonly id: string | null;
}

/** Creates with all values, updates with the changed ones and the version they are based on. */
export function saveProduct({ client, posted, kind, id }: SaveProductArgs) {
  const { created, updated, saveError } = productKindCopy[kind.name];
  return handleForm({
    posted,
    form: PRODUCT_FORM,
    schema: productInput,
    refusals: updateProduct.refusals,
    send: async ({ version, changed, publish, ...values }) => {
      const saved =
        id === null
          ? await client.call(createProduct, {
              body: {
                ...values,
                is_active: values.is_active && publish !== undefined,
                is_subscription: kind.is_subscription,
              },
            })
          : await client.call(updateProduct, {
              params: { id },
              body: { ...onlyNamed(changed, values), version },
            });
      if (saved.ok) {
        const detail = id === null ? created : updated;
        return formDone(productsCopy.done, { detail, id: saved.value.product.id });
      }
      return refused(saved.refusal, saveError);
    },
  });
}

/** A sale in between, which takes a unit of the stock, is not undone. */
const onlyNamed = (names: readonly string[], values: object): Changes =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

type SaveRefusal =
  | DeclaredRefusal<typeof createProduct>
  | DeclaredRefusal<typeof updateProduct>
  | CommonRefusal;

/** What failed, and why; the reason alone at the field that it is about. */
function refused(refusal: SaveRefusal, failed: string) {
  const { code, message } = refusal;
  const missing = code === 'MEDIA_MISSING' ? refusal.details.fields : [];
  const fields = Object.fromEntries(missing.map((name) => [name, message]));
  const said = formRefusal(missing.length > 0 ? { ...refusal, fields } : refusal, {
    fieldOf: {
      SLUG_TAKEN: 'slug',
      TYPE_UNFIT: 'type',
      CLASS_HAS_SESSIONS: 'type',
      PARTS_UNFIT: 'parts',
      CAPACITY_TAKEN: 'max_students',
    },
  });
  const text = isServerError(code) ? failed : `${failed}. ${message}`;
  return { ok: false, refusal: { ...said.refusal, message: text } } as const;
}

/** The reply to a form whose server was not reached. */
export const notSaved = (kind: ProductKind): FormReply => ({
  form: PRODUCT_FORM,
  result: null,
  problem: { code: 'INTERNAL', message: productKindCopy[kind.name].saveError },
  success: null,
});
