import { type FormEvent, useState } from 'react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import {
  isReauthenticationRequired,
  useReauthentication,
} from '#app/components/reauthentication/reauthentication-provider.tsx';
import { toast } from '#app/lib/toast.ts';
import type { AdminUser } from '#contract/admin/users.ts';
import { formatArticleDate } from '#shared/dates.ts';
import { formatRupiah } from '#shared/money.ts';
import { userApi } from './user-api.ts';
import { accountActionCopy as copy, usersCopy } from './users-copy.ts';

interface Props {
  readonly user: AdminUser;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Starts the grace period of account deletion. A balance is forfeited only when its box is ticked. */
export function DeleteUserDialog({ user, onChanged, onClose }: Props) {
  const [forfeitsBalance, setForfeitsBalance] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const hasBalance = user.wallet_balance > 0;
  const withReauthentication = useReauthentication();
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const result = await withReauthentication(() => userApi.remove(user.id, forfeitsBalance));
    setIsBusy(false);
    if (isReauthenticationRequired(result)) return;
    if (!result.ok) return toast.error(copy.removeFailed, { description: result.refusal.message });
    toast.success(copy.removed(formatArticleDate(result.value.delete_after)));
    onChanged();
    return onClose();
  };
  return (
    <FormDialog
      role="alertdialog"
      title={copy.removeTitle(user.full_name)}
      text={copy.removeText}
      onSubmit={(event) => void remove(event)}
      submit={copy.removeAction}
      busyText={usersCopy.busy}
      isBusy={isBusy}
      isDanger
      isReady={!hasBalance || forfeitsBalance}
      onClose={onClose}
    >
      {hasBalance && (
        <label className="flex min-h-tap items-center gap-3 rounded-card bg-debit-soft px-4 py-2 text-debit text-ui">
          <input
            type="checkbox"
            checked={forfeitsBalance}
            onChange={({ target }) => setForfeitsBalance(target.checked)}
            className="size-5 shrink-0 accent-action"
          />
          {copy.balance(formatRupiah(user.wallet_balance))}
        </label>
      )}
    </FormDialog>
  );
}
