import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
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
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent size="slim">
        <sending.Form method="post" noValidate className="flex min-h-0 flex-col">
          <DialogHeader>
            <DialogTitle>{copy.title}</DialogTitle>
            <DialogDescription>{copy.hint}</DialogDescription>
          </DialogHeader>
          <DialogBody className="grid content-start gap-4">
            <input type="hidden" name="idempotency_key" value={key} />
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
          </DialogBody>
          <DialogFooter className="justify-end">
            <Button variant="outline" onClick={close} disabled={sending.isBusy}>
              {copy.cancel}
            </Button>
            <Button type="submit" busyText={sending.isBusy ? copy.sending : undefined}>
              {copy.send}
            </Button>
          </DialogFooter>
        </sending.Form>
      </DialogContent>
    </Dialog>
  );
}
