import { useLocation, useNavigate } from 'react-router';
import { searchUsers } from '#app/components/admin/user-search.ts';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { UserFormField } from '#app/components/form/user-form-field.tsx';
import { grantCopy as copy } from '#messages/orders/admin.ts';
import { ProductPicker } from './product-picker.tsx';

export function GrantDialog() {
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
