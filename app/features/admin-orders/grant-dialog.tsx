import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FormDialog } from '#app/components/form-dialog.tsx';
import { PersonPicker, type PickedPerson } from '#app/components/person-picker.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { useAnswer } from '#app/hooks/use-answer.ts';
import { grantCopy as copy } from './orders-copy.ts';
import { ProductPicker } from './product-picker.tsx';
import { findPeople } from './staff-calls.ts';

/** Gives somebody a product without payment; the reason stays with the order. */
export function GrantDialog() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = () => navigate(`/admin/orders${search}`, { preventScrollReset: true });
  const [key] = useState(() => crypto.randomUUID());
  const sending = useAnswer(close);
  const { fields } = sending;
  const [person, setPerson] = useState<PickedPerson | null>(null);
  const isInvited = person !== null && person.id === null;
  const [problem, setProblem] = useState<string | null>(null);
  const check = (event: FormEvent) => {
    if (person !== null) return;
    event.preventDefault();
    setProblem(copy.recipientMissing);
  };
  return (
    <FormDialog
      title={copy.title}
      text={copy.hint}
      form={sending.Form}
      action="/admin/orders/grant"
      onSubmit={check}
      sent={{
        idempotency_key: key,
        recipient: person?.id ?? person?.email ?? '',
        as_gift: String(isInvited),
      }}
      submit={copy.send}
      busyText={copy.sending}
      isBusy={sending.isBusy}
      onClose={close}
    >
      <PersonPicker
        label={copy.recipient}
        error={problem ?? fields.recipient}
        {...(isInvited && { hint: copy.noAccount(person.email) })}
        value={person}
        onChange={(next) => {
          setPerson(next);
          setProblem(null);
        }}
        find={findPeople}
        inviteText={copy.invite}
      />
      <ProductPicker problem={fields.product_id && copy.choose} />
      <Field label={copy.reason} required error={fields.reason}>
        {(control) => <Textarea {...control} name="reason" rows={2} maxLength={500} />}
      </Field>
    </FormDialog>
  );
}
