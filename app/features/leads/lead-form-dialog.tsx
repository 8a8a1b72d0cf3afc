import type { ReactNode } from 'react';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import type { ActionFormState } from '#app/components/form/use-action-form.ts';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import type { FormType } from '#shared/leads/forms.ts';
import { FormClosed } from './form-closed.tsx';
import { HoneypotField } from './honeypot-field.tsx';

interface LeadFormDialogProps {
  readonly type: FormType;
  readonly form: ActionFormState;
  readonly title: string;
  readonly lede: string;
  readonly submitLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function LeadFormDialog({
  type,
  form,
  title,
  lede,
  submitLabel,
  onClose,
  children,
}: LeadFormDialogProps) {
  const { closed_forms } = useRootData();
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent size="medium">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{lede}</DialogDescription>
        </DialogHeader>
        {closed_forms.includes(type) ? (
          <DialogBody>
            <FormClosed />
          </DialogBody>
        ) : (
          <ActionForm form={form} label={title} className="flex min-h-0 flex-1 flex-col">
            <DialogBody className="grid content-start gap-5">{children}</DialogBody>
            <DialogFooter>
              <SubmitButton form={form} label={submitLabel} />
            </DialogFooter>
            <HoneypotField />
          </ActionForm>
        )}
      </DialogContent>
    </Dialog>
  );
}
