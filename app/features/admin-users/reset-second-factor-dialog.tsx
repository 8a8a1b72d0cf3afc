import { type FormEvent, useState } from 'react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import {
  isReauthenticationRequired,
  useReauthentication,
} from '#app/components/reauthentication/reauthentication-provider.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { toast } from '#app/lib/toast.ts';
import type { AdminUser } from '#contract/admin/users.ts';
import { userApi } from './user-api.ts';
import { resetSecondFactorCopy as copy, usersCopy } from './users-copy.ts';

interface Props {
  readonly user: AdminUser;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Asks how the owner was verified: losing the phone is what account thieves claim, too. */
export function ResetSecondFactorDialog({ user, onChanged, onClose }: Props) {
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const withReauthentication = useReauthentication();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    setIsBusy(true);
    const result = await withReauthentication(() => userApi.liftSecondFactor(user.id, reason));
    setIsBusy(false);
    if (isReauthenticationRequired(result)) return;
    if (result.ok) {
      toast.success(copy.done(user.full_name));
      onChanged();
      return onClose();
    }
    const { refusal } = result;
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
