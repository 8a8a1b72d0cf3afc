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
import { Textarea } from '#app/components/ui/input.tsx';
import { useAnswer } from '#app/hooks/use-answer.ts';
import { paymentsCopy as copy } from './payments-copy.ts';

interface ReasonDialogProps {
  /** What is done with the reason. */
  readonly deed: 'close' | 'review';
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Nothing is called settled without a sentence that says why. */
export function ReasonDialog({ deed, id, title, onClose }: ReasonDialogProps) {
  const sending = useAnswer(onClose);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <sending.Form method="post" action="/admin/payments" noValidate>
          <DialogHeader>
            <DialogTitle className="break-words">{title}</DialogTitle>
            <DialogDescription>{copy.closeText}</DialogDescription>
          </DialogHeader>
          <DialogBody>
            <input type="hidden" name="id" value={id} />
            <Field label={copy.reason} required error={sending.fields.reason}>
              {(control) => <Textarea {...control} name="reason" rows={3} maxLength={500} />}
            </Field>
          </DialogBody>
          <DialogFooter className="justify-end">
            <Button variant="outline" onClick={onClose} disabled={sending.isBusy}>
              {copy.cancel}
            </Button>
            <Button type="submit" name="do" value={deed} busyText={sending.isBusy ? copy.busy : undefined}>
              {copy.close}
            </Button>
          </DialogFooter>
        </sending.Form>
      </DialogContent>
    </Dialog>
  );
}
