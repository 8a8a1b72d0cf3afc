import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import type { ActionFormState } from '#app/components/form/use-action-form.ts';
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
import { useRootData } from '#app/hooks/use-root-data.ts';
import { pageCopy } from '#messages/page.ts';
import type { FormType } from '#shared/forms.ts';
import { FormClosed } from './form-closed.tsx';
import { HoneypotField } from './honeypot-field.tsx';

interface LeadFormDialogProps {
  readonly type: FormType;
  readonly form: ActionFormState;
  readonly title: string;
  readonly lede: string;
  readonly submitLabel: string;
  readonly onClose: () => void;
  /** Once it is sent: what happens now. */
  readonly receipt?: LeadReceipt | null;
  readonly children: ReactNode;
}

/** A form over the page: the fields scroll, the button stays in sight. What comes of it is said in its place. */
export function LeadFormDialog({
  type,
  form,
  title,
  lede,
  submitLabel,
  onClose,
  receipt = null,
  children,
}: LeadFormDialogProps) {
  const { closed_forms } = useRootData();
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent size="medium">
        {receipt === null ? (
          <>
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
          </>
        ) : (
          <Receipt {...receipt} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

export interface LeadReceipt {
  readonly title: string;
  readonly text: string;
  readonly next: { readonly to: string; readonly label: string } | null;
}

interface ReceiptProps extends LeadReceipt {
  readonly onClose: () => void;
}

/** Takes the focus of the button that is gone. */
function Receipt({ title, text, next, onClose }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <DialogHeader className="pt-8">
        <CircleCheck aria-hidden="true" className="mb-3 size-12 text-credit" strokeWidth={1.5} />
        <DialogTitle ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </DialogTitle>
        <DialogDescription className="text-body">{text}</DialogDescription>
      </DialogHeader>
      <DialogFooter className="flex-wrap border-t-0">
        {next !== null && (
          <Button asChild>
            <Link to={next.to}>{next.label}</Link>
          </Button>
        )}
        <Button variant={next === null ? 'primary' : 'outline'} onClick={onClose}>
          {pageCopy.close}
        </Button>
      </DialogFooter>
    </>
  );
}
