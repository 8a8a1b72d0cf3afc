import { type FormEvent, useState } from 'react';
import { FormDialog } from '#app/components/form-dialog.tsx';
import { isUnproved, useReauthentication } from '#app/components/reauthentication/reauthentication.tsx';
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
    <FormDialog
      role="alertdialog"
      title={copy.title(user.full_name)}
      text={copy.text}
      onSubmit={(event) => void submit(event)}
      submit={copy.submit}
      busyText={usersCopy.busy}
      isBusy={isBusy}
      isDanger
      onClose={onClose}
    >
      <Field label={copy.reason} hint={copy.reasonHint} required error={problem}>
        {(control) => <Textarea {...control} name="reason" rows={2} maxLength={300} />}
      </Field>
    </FormDialog>
  );
}
