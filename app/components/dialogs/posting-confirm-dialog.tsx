import { postingCopy as copy } from '#messages/components/posting.ts';
import { formatRupiah, formatSignedRupiah, type Sen, sumSen, toRupiah } from '#shared/money/money.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

export interface PostingAccount {
  readonly name: string;
  readonly email: string;
  readonly balance_bigint: Sen;
}

interface PostingConfirmDialogProps {
  readonly title: string;
  readonly account: PostingAccount;
  /** A signed change of the balance; 0 when the money bypasses the wallet. */
  readonly change_bigint: Sen;
  readonly note?: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function PostingConfirmDialog({ account, change_bigint, ...dialog }: PostingConfirmDialogProps) {
  const after = sumSen([account.balance_bigint, change_bigint]);
  const actions = (
    <>
      <Button variant="outline" onClick={dialog.onClose}>
        {copy.cancel}
      </Button>
      <Button onClick={dialog.onConfirm}>{dialog.confirmLabel}</Button>
    </>
  );
  return (
    <DialogFrame
      role="alertdialog"
      title={dialog.title}
      text={after < 0 ? copy.overdrawn : dialog.note}
      actions={actions}
      onClose={dialog.onClose}
    >
      <PostingSummary account={account} change_bigint={change_bigint} />
    </DialogFrame>
  );
}

export function PostingSummary({
  account,
  change_bigint,
}: Pick<PostingConfirmDialogProps, 'account' | 'change_bigint'>) {
  const money = (amount: Sen) => formatRupiah(toRupiah(amount));
  const rows = [
    [copy.account, account.name],
    [copy.email, account.email],
    [copy.before, money(account.balance_bigint)],
    [copy.change, formatSignedRupiah(toRupiah(change_bigint))],
    [copy.after, money(sumSen([account.balance_bigint, change_bigint]))],
  ] as const;
  return (
    <dl className="text-ui">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-line border-b border-dashed py-2.5">
          <dt className="text-ink-2">{label}</dt>
          <dd className="num min-w-0 whitespace-normal text-right font-semibold [overflow-wrap:anywhere]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
