import type { FormEvent, ReactNode } from 'react';
import type { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent } from '../ui/dialog.tsx';
import { DialogParts } from './dialog-frame.tsx';

interface FormDialogProps {
  readonly title: string;
  /** One sentence: what submitting does. */
  readonly text: string;
  /** `alertdialog` for destructive actions. */
  readonly role?: 'dialog' | 'alertdialog';
  /** A fetcher's form, submitted to `action`; without one, `onSubmit` handles it. */
  readonly form?: ReturnType<typeof useActionFetcher>['Form'];
  readonly action?: string;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Hidden fields. */
  readonly hiddenFields?: Readonly<Record<string, string>>;
  /** Button label, and its label while busy. */
  readonly submit: string;
  readonly busyText: string;
  readonly isBusy: boolean;
  readonly isDanger?: boolean;
  /** Enables the button. */
  readonly isReady?: boolean;
  /** An error that belongs to no field. */
  readonly problem?: string | null;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/**
 * An admin dialog with a form: scrolling fields, fixed buttons. Cannot be closed while submitting, so the result is seen.
 */
export function FormDialog({ role = 'dialog', onClose, title, text, children, ...form }: FormDialogProps) {
  const { isBusy, form: Form = 'form', action, onSubmit, hiddenFields = {}, problem = null } = form;
  const formProps = { ...(action !== undefined && { action }), ...(onSubmit !== undefined && { onSubmit }) };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <DialogContent size="slim" role={role}>
        <Form method="post" noValidate className="contents" {...formProps}>
          <DialogParts title={title} text={text} actions={<Buttons {...form} onClose={onClose} />}>
            {(children || problem) && (
              <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
                {children}
                <p role="alert" className="text-debit text-small empty:hidden">
                  {problem}
                </p>
              </div>
            )}
          </DialogParts>
          {Object.entries(hiddenFields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </Form>
      </DialogContent>
    </Dialog>
  );
}

type ButtonsProps = Pick<
  FormDialogProps,
  'submit' | 'busyText' | 'isBusy' | 'isDanger' | 'isReady' | 'onClose'
>;

function Buttons({ submit, busyText, isBusy, isDanger = false, isReady = true, onClose }: ButtonsProps) {
  return (
    <>
      <Button variant="outline" onClick={onClose} disabled={isBusy}>
        Batal
      </Button>
      <Button
        type="submit"
        variant={isDanger ? 'danger' : 'primary'}
        disabled={!isReady}
        busyText={isBusy ? busyText : undefined}
      >
        {submit}
      </Button>
    </>
  );
}
