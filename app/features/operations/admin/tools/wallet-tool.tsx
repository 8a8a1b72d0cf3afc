import { useState } from 'react';
import { fetchWalletAccount, searchUsers } from '#app/components/admin/user-search.ts';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { usePostingForm } from '#app/components/form/use-posting-form.tsx';
import { UserFormField } from '#app/components/form/user-form-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { formText } from '#app/lib/forms/form-reply.ts';
import { walletToolCopy as copy } from '#messages/operations/admin-tools.ts';
import { formatRupiah, rupiah, toSen } from '#shared/money/money.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import type { ToolProps } from './tool-props.ts';
import { invalidToast, showUnreadWallet } from './tool-toasts.ts';
import { walletInput } from './wallet/wallet-input.ts';

type WalletToolProps = Pick<ToolProps, 'user' | 'limit'>;

/** Empty again after each adjustment (ATOOL-004 to ATOOL-007). */
export function WalletTool({ user, limit }: WalletToolProps) {
  const [doneCount, setDoneCount] = useState(0);
  return (
    <WalletForm
      key={doneCount}
      user={doneCount === 0 ? user : null}
      limit={limit}
      onDone={() => setDoneCount((count) => count + 1)}
    />
  );
}

function WalletForm({ user, limit, onDone }: WalletToolProps & { readonly onDone: () => void }) {
  const form = usePostingForm({
    id: 'wallet-tool',
    action: '/admin/tools',
    schema: walletInput,
    defaults: { reference_type: 'manual_adjustment', ...(user?.id && { user_id: user.id }) },
    failed: copy.failed,
    toastForInvalid: invalidToast,
    questionFor,
    onDone,
  });
  return (
    <ActionForm form={form} label={copy.title} className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-5">
      <header>
        <h2 className="text-t3">{copy.title}</h2>
        <p className="mt-1 max-w-[36em] text-ink-2 text-ui">
          {copy.hint(limit === null ? null : formatRupiah(rupiah(Number(limit))))}
        </p>
      </header>
      <UserFormField name="user_id" label={copy.user} initialUser={user} searchUsers={searchUsers} />
      <RupiahFormField name="amount" label={copy.amount} hint={copy.amountHint} required signed />
      <TextField name="description" label={copy.description} hint={copy.descriptionHint} maxLength={500} />
      <div className="grid gap-5 md:grid-cols-2">
        <ChoiceField name="reference_type" label={copy.reference} options={copy.references} />
        <TextField name="reference_id" label={copy.referenceId} isOptional autoComplete="off" />
      </div>
      <input type="hidden" name="intent" value="adjust" />
      <input type="hidden" name="idempotency_key" value={form.idempotencyKey} />
      <Button
        type="submit"
        className="justify-self-start"
        busyText={form.isBusy ? copy.processing : undefined}
      >
        {copy.submit}
      </Button>
      {form.question}
    </ActionForm>
  );
}

/** ATOOL-002, ATOOL-003 */
async function questionFor(posted: FormData) {
  const amount = parseRupiah(formText(posted, 'amount'), { signed: true });
  const userId = formText(posted, 'user_id');
  if (!amount.ok || amount.value === 0 || userId === '') return 'send';
  const found = await fetchWalletAccount(userId);
  if (!found.ok) return showUnreadWallet(copy.failed);
  return {
    title: copy.confirm(found.value.name),
    account: found.value,
    change_bigint: toSen(amount.value),
    note: copy.confirmNote,
    confirmLabel: copy.confirmAction,
  };
}
