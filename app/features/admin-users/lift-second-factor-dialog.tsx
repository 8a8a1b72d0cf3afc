import { type FormEvent, useState } from 'react';
import { isUnproved, useReauthentication } from '#app/components/reauthentication/reauthentication.tsx';
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
import { toast } from '#app/lib/toast.ts';
import type { AdminUser } from '#contract/admin/users.ts';
import { userCalls } from './user-calls.ts';
import { liftCopy as copy, usersCopy } from './users-copy.ts';

interface Props {
  readonly user: AdminUser;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Asks how it was made sure that the owner asks: whoever steals an account by telephone tells this very story. */
export function LiftSecondFactorDialog({ user, onChanged, onClose }: Props) {
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const confirmed = useReauthentication();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    setIsBusy(true);
    const lifted = await confirmed(() => userCalls.liftSecondFactor(user.id, reason));
    setIsBusy(false);
    if (isUnproved(lifted)) return;
    if (lifted.ok) {
      toast.success(copy.done(user.full_name));
      onChanged();
      return onClose();
    }
    const { refusal } = lifted;
    const atReason = 'fields' in refusal ? refusal.fields?.reason : undefined;
    setProblem(atReason);
    if (atReason === undefined) toast.error(copy.failed, { description: refusal.message });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim" role="alertdialog">
        <form onSubmit={(event) => void submit(event)} noValidate className="contents">
          <DialogHeader>
            <DialogTitle>{copy.title(user.full_name)}</DialogTitle>
            <DialogDescription>{copy.text}</DialogDescription>
          </DialogHeader>
          <DialogBody>
            <Field label={copy.reason} hint={copy.reasonHint} required error={problem}>
              {(control) => <Textarea {...control} name="reason" rows={2} maxLength={300} />}
            </Field>
          </DialogBody>
          <DialogFooter className="justify-end">
            <Button variant="outline" onClick={onClose}>
              {usersCopy.cancel}
            </Button>
            <Button type="submit" variant="danger" busyText={isBusy ? usersCopy.busy : undefined}>
              {copy.submit}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
