import type { ReactNode } from 'react';
import { pageCopy } from '#messages/components/page.ts';
import { ActionForm } from '../form/action-form.tsx';
import type { AdminFormState } from '../form/use-admin-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent } from '../ui/dialog.tsx';
import { DialogParts } from './dialog-frame.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly text: string;
  readonly role?: 'dialog' | 'alertdialog';
  readonly size?: 'slim' | 'medium';
  readonly form: AdminFormState;
  /** Posted besides the idempotency key. */
  readonly hiddenFields?: Readonly<Record<string, string>>;
  readonly submitLabel: string;
  readonly busyText: string;
  readonly isDanger?: boolean;
  readonly canSubmit?: boolean;
  readonly isHistoryStep?: boolean;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Fields scroll, buttons stay fixed. Cannot be closed while submitting, so that the result is seen. */
export function FormDialog({ role = 'dialog', onClose, title, text, children, ...props }: FormDialogProps) {
  const { form, size = 'slim', hiddenFields = {}, isHistoryStep = true } = props;
  const hidden = { ...hiddenFields, idempotency_key: form.idempotencyKey };
  return (
    <Dialog
      open
      isHistoryStep={isHistoryStep}
      isHeld={form.isBusy}
      onOpenChange={(isOpen) => !isOpen && !form.isBusy && onClose()}
    >
      <DialogContent size={size} role={role}>
        <ActionForm form={form} label={title} className="contents">
          <DialogParts title={title} text={text} actions={<Buttons {...props} onClose={onClose} />}>
            {children && <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>}
          </DialogParts>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </ActionForm>
      </DialogContent>
    </Dialog>
  );
}

type ButtonsProps = Pick<
  FormDialogProps,
  'form' | 'submitLabel' | 'busyText' | 'isDanger' | 'canSubmit' | 'onClose'
>;

function Buttons({ form, submitLabel, busyText, isDanger = false, canSubmit = true, onClose }: ButtonsProps) {
  return (
    <>
      <Button variant="outline" onClick={onClose} disabled={form.isBusy}>
        {pageCopy.cancel}
      </Button>
      <Button
        type="submit"
        variant={isDanger ? 'danger' : 'primary'}
        disabled={!canSubmit}
        busyText={form.isBusy ? busyText : undefined}
      >
        {submitLabel}
      </Button>
    </>
  );
}
