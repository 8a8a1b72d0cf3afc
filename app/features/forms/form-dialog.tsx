import type { ReactNode } from 'react';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import type { FormType } from '#shared/forms.ts';
import { ConsentField } from './form-checks.tsx';
import { FormClosed } from './form-closed.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormSubmit } from './form-submit.tsx';
import type { FormState } from './use-form.ts';
import { useIsFormOpen } from './use-is-form-open.ts';

interface FormDialogProps {
  readonly type: FormType;
  readonly form: FormState;
  readonly title: string;
  readonly lede: string;
  readonly submit: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form over the page: the fields scroll, the button stays in sight. */
export function FormDialog({ type, form, title, lede, submit, onClose, children }: FormDialogProps) {
  const isOpen = useIsFormOpen(type);
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent size="medium">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{lede}</DialogDescription>
        </DialogHeader>
        {isOpen ? (
          <FormFrame form={form} label={title} className="flex min-h-0 flex-1 flex-col">
            <DialogBody className="grid content-start gap-5">
              {children}
              <ConsentField />
            </DialogBody>
            <DialogFooter>
              <FormSubmit form={form} label={submit} />
            </DialogFooter>
          </FormFrame>
        ) : (
          <DialogBody>
            <FormClosed />
          </DialogBody>
        )}
      </DialogContent>
    </Dialog>
  );
}
