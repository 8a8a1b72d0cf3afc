import type { FormEvent, ReactNode } from 'react';
import type { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent } from '../ui/dialog.tsx';
import { DialogParts } from './dialog-frame.tsx';

interface FormDialogProps {
  readonly title: string;
  /** One sentence below the title: what follows when it is sent. */
  readonly text: string;
  /** `alertdialog`: what it does is dangerous. */
  readonly role?: 'dialog' | 'alertdialog';
  /** The form of an answer, sent to `action`; without one, `onSubmit` does all of it. */
  readonly form?: ReturnType<typeof useActionFetcher>['Form'];
  readonly action?: string;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** What is sent without being asked. */
  readonly hiddenFields?: Readonly<Record<string, string>>;
  /** The verb on the button that does it, and instead of it while it is being done. */
  readonly submit: string;
  readonly busyText: string;
  readonly isBusy: boolean;
  readonly isDanger?: boolean;
  /** Whether there is something to send yet. */
  readonly isReady?: boolean;
  /** What was refused and belongs to no field. */
  readonly problem?: string | null;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/**
 * A dialog of the staff that asks for something and sends it: fields that scroll, and two buttons that stay. It can not be
 * closed while it sends, so that whoever asked also gets the answer.
 */
export function FormDialog({ role = 'dialog', onClose, title, text, children, ...asked }: FormDialogProps) {
  const { isBusy, form: Form = 'form', action, onSubmit, hiddenFields = {}, problem = null } = asked;
  const formProps = { ...(action !== undefined && { action }), ...(onSubmit !== undefined && { onSubmit }) };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <DialogContent size="slim" role={role}>
        <Form method="post" noValidate className="contents" {...formProps}>
          <DialogParts title={title} text={text} actions={<Buttons {...asked} onClose={onClose} />}>
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
