import { formAction, formDone, formRefusal, isServerErrorCode } from '#app/lib/forms/form-action.ts';
import { createProduct, updateProduct } from '#contract/catalog/admin-products.ts';
import type { CommonRefusal, DeclaredRefusal } from '#contract/client.ts';
import type { CallOf } from '#contract/endpoint.ts';
import { productKindCopy, productsCopy } from '#messages/catalog/admin.ts';
import { PRODUCT_FORM, productKindOf } from '../product-kind.ts';
import { productInput } from '../values/product-input.ts';

type Changes = NonNullable<CallOf<typeof updateProduct>['body']>;

export const saveProductAction = formAction({
  form: PRODUCT_FORM,
  schema: productInput,
  refusals: updateProduct.refusals,
  send: async ({ version, changed, publish, ...values }, { client, request, param }) => {
    const { is_subscription, name } = productKindOf(request);
    const { created, updated, saveError } = productKindCopy[name];
    const id = param('id');
    const is_active = values.is_active && publish !== undefined;
    const saved =
      id === ''
        ? await client.call(createProduct, { body: { ...values, is_active, is_subscription } })
        : await client.call(updateProduct, {
            params: { id },
            body: { ...pickFields(changed, values), version },
          });
    if (!saved.ok) return saveRefusal(saved.refusal, saveError);
    const detail = id === '' ? created : updated;
    return formDone(productsCopy.done, { detail, id: saved.value.product.id });
  },
});

/** Unchanged fields are not sent, so that a sale in between, which takes a unit of the stock, is not undone. */
const pickFields = (names: readonly string[], values: object): Changes =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

type SaveRefusal =
  | DeclaredRefusal<typeof createProduct>
  | DeclaredRefusal<typeof updateProduct>
  | CommonRefusal;

function saveRefusal(refusal: SaveRefusal, failed: string) {
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
  const text = isServerErrorCode(code) ? failed : `${failed}. ${message}`;
  return { ok: false, refusal: { ...said.refusal, message: text } } as const;
}
