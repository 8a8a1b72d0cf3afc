import type { ReactNode } from 'react';
import { ActionForm } from '#app/components/form/action-form.tsx';
import type { ActionFormState } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#app/components/ui/dialog.tsx';
import { formCopy } from '#messages/components/form.ts';

export interface ActionQuestion {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly busyText: string;
  readonly cancelLabel?: string;
  readonly isDanger?: boolean;
}

interface ActionDialogProps extends ActionQuestion {
  readonly form: ActionFormState;
  readonly canSubmit?: boolean;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

export function ActionDialog({ form, title, text, children, onClose, ...props }: ActionDialogProps) {
  const { submitLabel, busyText, cancelLabel = formCopy.cancel, isDanger = false, canSubmit = true } = props;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <ActionForm form={form} label={title} className="max-h-[inherit] overflow-y-auto px-6 pt-7 pb-6">
          <DialogTitle className="pr-10">{title}</DialogTitle>
          <DialogDescription className="mt-1.5 mb-5">{text}</DialogDescription>
          {children}
          <div className="mt-6 flex flex-wrap gap-2.5">
            <Button
              variant="outline"
              onClick={onClose}
              disabled={form.isBusy}
              className={props.cancelLabel === undefined ? '' : 'grow'}
            >
              {cancelLabel}
            </Button>
            <Button
              type="submit"
              variant={isDanger ? 'danger' : 'primary'}
              className="flex-1"
              disabled={!canSubmit}
              busyText={form.isBusy ? busyText : undefined}
            >
              {submitLabel}
            </Button>
          </div>
        </ActionForm>
      </DialogContent>
    </Dialog>
  );
}
