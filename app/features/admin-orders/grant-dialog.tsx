import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { type PickedUser, UserPicker } from '#app/components/inputs/user-picker.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { grantCopy as copy } from './orders-copy.ts';
import { ProductPicker } from './product-picker.tsx';
import { searchUsers } from './user-search.ts';

/** Grants a product without payment. */
export function GrantDialog() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = () => navigate(`/admin/orders${search}`, { preventScrollReset: true });
  const [key] = useState(() => crypto.randomUUID());
  const submission = useActionFetcher(close);
  const { fields } = submission;
  const [recipient, setRecipient] = useState<PickedUser | null>(null);
  const isInvited = recipient !== null && recipient.id === null;
  const [problem, setProblem] = useState<string | null>(null);
  const validate = (event: FormEvent) => {
    if (recipient !== null) return;
    event.preventDefault();
    setProblem(copy.recipientMissing);
  };
  return (
    <FormDialog
      title={copy.title}
      text={copy.hint}
      form={submission.Form}
      action="/admin/orders/grant"
      onSubmit={validate}
      hiddenFields={{
        idempotency_key: key,
        recipient: recipient?.id ?? recipient?.email ?? '',
        as_gift: String(isInvited),
      }}
      submit={copy.send}
      busyText={copy.sending}
      isBusy={submission.isBusy}
      onClose={close}
    >
      <UserPicker
        label={copy.recipient}
        error={problem ?? fields.recipient}
        {...(isInvited && { hint: copy.noAccount(recipient.email) })}
        value={recipient}
        onChange={(next) => {
          setRecipient(next);
          setProblem(null);
        }}
        searchUsers={searchUsers}
        inviteText={copy.invite}
      />
      <ProductPicker problem={fields.product_id && copy.choose} />
      <Field label={copy.reason} required error={fields.reason}>
        {(control) => <Textarea {...control} name="reason" rows={2} maxLength={500} />}
      </Field>
    </FormDialog>
  );
}
