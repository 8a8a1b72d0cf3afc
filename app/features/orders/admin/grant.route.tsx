import { useField } from '@conform-to/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MAX_PICKS_FOUND, type PickerOption, SearchPicker } from '#app/components/admin/search-picker.tsx';
import { searchUsers } from '#app/components/admin/user-search.ts';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { UserFormField } from '#app/components/form/user-form-field.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { listAdminProducts } from '#contract/catalog/admin-products.ts';
import { grantCopy as copy, grantCopy } from '#messages/orders/admin.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import type { Route } from './+types/grant.route.ts';
import { grantAction } from './grant-actions.ts';

export const action = grantAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: grantCopy.title, robots: 'noindex' });

export default function OrderGrantRoute() {
  return <GrantDialog />;
}

function GrantDialog() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = () => navigate(`/admin/orders${search}`, { preventScrollReset: true });
  const form = useAdminForm({ id: 'grant-product', action: '/admin/orders/grant', onDone: close });
  return (
    <FormDialog
      title={copy.title}
      text={copy.hint}
      form={form}
      submitLabel={copy.send}
      busyText={copy.sending}
      isHistoryStep={false}
      onClose={close}
    >
      <UserFormField
        name="recipient"
        label={copy.recipient}
        hintFor={({ id, email }) => (id === null ? copy.noAccount(email) : undefined)}
        inviteText={copy.invite}
        searchUsers={searchUsers}
      />
      <ProductPicker />
      <TextareaField name="reason" label={copy.reason} rows={2} maxLength={500} />
    </FormDialog>
  );
}

interface ProductChoice extends PickerOption {
  readonly isSubscription: boolean;
}

async function searchProducts(words: string) {
  const found = await browserClient.call<typeof listAdminProducts>(
    { method: 'get', path: '/api/admin/products' },
    { query: { limit: MAX_PICKS_FOUND, ...(words !== '' && { search: words }) } },
  );
  if (!found.ok) return found;
  const choices = found.value.products.map(
    ({ id, title, price, is_subscription }): ProductChoice => ({
      value: id,
      label: title,
      hint: formatRupiah(price),
      isSubscription: is_subscription,
    }),
  );
  return succeed({ choices, total: found.value.total });
}

function ProductPicker() {
  const [field] = useField<string>('product_id');
  const [chosen, setChosen] = useState<ProductChoice | null>(null);
  return (
    <>
      <SearchPicker
        label={copy.product}
        name="product_id"
        error={field.errors?.[0]}
        search={searchProducts}
        onChange={([choice]) => setChosen(choice ?? null)}
      />
      {chosen?.isSubscription === true && (
        <TextField name="days" label={copy.days} hint={copy.daysHint} inputMode="numeric" maxLength={3} />
      )}
    </>
  );
}
