import type { ReactNode } from 'react';
import { FormSubmit, PostForm } from '#app/components/form/post-form.tsx';
import type { FormState } from '#app/components/form/use-form.ts';
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
import type { FormType } from '#shared/forms.ts';
import { FormClosed } from './form-closed.tsx';
import { Trap } from './trap.tsx';

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
          <PostForm form={form} label={title} className="flex min-h-0 flex-1 flex-col">
            <DialogBody className="grid content-start gap-5">{children}</DialogBody>
            <DialogFooter>
              <FormSubmit form={form} label={submit} />
            </DialogFooter>
            <Trap />
          </PostForm>
        )}
      </DialogContent>
    </Dialog>
  );
}
