import { formatRupiah, formatSignedRupiah, type Sen, sumSen, toRupiah } from '#shared/money.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

export interface PostingAccount {
  readonly name: string;
  readonly email: string;
  /** Of the wallet, just now. */
  readonly balance_bigint: Sen;
}

interface PostingConfirmDialogProps {
  readonly title: string;
  readonly account: PostingAccount;
  /** What the posting does to the wallet, with its sign; 0 when the money goes past it. */
  readonly change_bigint: Sen;
  /** What else follows from it. */
  readonly note?: string;
  /** The verb on the button that posts. */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const copy = {
  account: 'Account',
  email: 'E-mail',
  change: 'Change',
  before: 'Balance before',
  after: 'Balance after',
  overdrawn: 'This is more than the wallet holds, so it will be refused.',
  cancel: 'Cancel',
} as const;

/** Asked once before staff move money: whose it is, and where the balance stands before and after. */
export function PostingConfirmDialog({ account, change_bigint, ...asked }: PostingConfirmDialogProps) {
  const after = sumSen([account.balance_bigint, change_bigint]);
  const actions = (
    <>
      <Button variant="outline" onClick={asked.onClose}>
        {copy.cancel}
      </Button>
      <Button onClick={asked.onConfirm}>{asked.confirmLabel}</Button>
    </>
  );
  return (
    <DialogFrame
      role="alertdialog"
      title={asked.title}
      text={after < 0 ? copy.overdrawn : asked.note}
      actions={actions}
      onClose={asked.onClose}
    >
      <PostingSummary account={account} change_bigint={change_bigint} />
    </DialogFrame>
  );
}

/** Where the balance stands before and after. */
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
          <dd className="num min-w-0 text-right font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
