import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FormDialog } from '#app/components/form-dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useAnswer } from '#app/hooks/use-answer.ts';
import { grantCopy as copy } from './orders-copy.ts';

interface GrantDialogProps {
  readonly products: readonly { readonly id: string; readonly title: string }[];
}

/** Gives somebody a product without payment; the reason stays with the order. */
export function GrantDialog({ products }: GrantDialogProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = () => navigate(`/admin/orders${search}`, { preventScrollReset: true });
  const [key] = useState(() => crypto.randomUUID());
  const sending = useAnswer(close);
  const { fields } = sending;
  return (
    <FormDialog
      title={copy.title}
      text={copy.hint}
      form={sending.Form}
      action="/admin/orders/grant"
      sent={{ idempotency_key: key }}
      submit={copy.send}
      busyText={copy.sending}
      isBusy={sending.isBusy}
      onClose={close}
    >
      <Field label={copy.recipient} required error={fields.recipient}>
        {(control) => <Input {...control} name="recipient" autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label={copy.product} required error={fields.product_id && copy.choose}>
        {(control) => (
          <Select {...control} name="product_id" defaultValue="">
            <option value="" disabled>
              {copy.choose}
            </option>
            {products.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={copy.reason} required error={fields.reason}>
        {(control) => <Textarea {...control} name="reason" rows={2} maxLength={500} />}
      </Field>
    </FormDialog>
  );
}
