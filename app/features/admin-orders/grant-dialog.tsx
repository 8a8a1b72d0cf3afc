import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FormDialog } from '#app/components/form-dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { useAnswer } from '#app/hooks/use-answer.ts';
import { grantCopy as copy } from './orders-copy.ts';
import { ProductPicker } from './product-picker.tsx';

/** Gives somebody a product without payment; the reason stays with the order. */
export function GrantDialog() {
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
      <ProductPicker problem={fields.product_id && copy.choose} />
      <Field label={copy.reason} required error={fields.reason}>
        {(control) => <Textarea {...control} name="reason" rows={2} maxLength={500} />}
      </Field>
    </FormDialog>
  );
}
