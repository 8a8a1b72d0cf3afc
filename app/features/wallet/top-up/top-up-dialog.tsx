import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { MoneyField } from '#app/components/inputs/money-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { chipClasses } from '#app/components/ui/chip.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#app/components/ui/dialog.tsx';
import { useSendOnce } from '#app/hooks/use-send-once.ts';
import { toast } from '#app/lib/toast.ts';
import type { PurchaseIntent } from '#contract/intents/purchase-intents.ts';
import type { OfferedWay } from '#contract/wallet/wallet.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { formatRupiah, type Rupiah, SMALLEST_TOP_UP } from '#shared/money/money.ts';
import { rupiahText } from '#shared/money/typed-rupiah.ts';
import { IntentNote } from '../intent-note.tsx';
import { quickAmounts } from '../wallet-forms.ts';
import { amountProblem, parseTopUpAmount } from './parse-top-up-amount.ts';
import { WayPicker } from './way-picker.tsx';

interface Props {
  readonly suggested: Rupiah | null;
  readonly intent: PurchaseIntent | null;
  readonly ways: readonly OfferedWay[];
  readonly remembered: string | null;
  readonly onClose: () => void;
}

export function TopUpDialog({ suggested, intent, ways, remembered, onClose }: Props) {
  const [amountText, setAmountText] = useState(suggested === null ? '' : rupiahText(suggested));
  const [submittedText, setSubmittedText] = useState<string | null>(null);
  const topUp = useTopUp();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const method = new FormData(event.currentTarget).get('payment_method');
    const amount = parseTopUpAmount(amountText);
    setSubmittedText(amountText);
    const chosen = typeof method === 'string' ? method : null;
    if (amount.ok) topUp.open(amount.value, { method: chosen, intentId: intent?.id });
  };
  const amounts = suggested === null ? quickAmounts : [suggested, ...quickAmounts.slice(1)];
  return (
    <Dialog open isHistoryStep={suggested === null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <form method="post" onSubmit={submit} noValidate className="px-6 pt-7 pb-6">
          <DialogTitle className="pr-10 font-semibold text-t2">{walletCopy.dialogTitle}</DialogTitle>
          <DialogDescription className="mt-1.5 text-ink-2 text-ui">{walletCopy.dialogHint}</DialogDescription>
          {intent !== null && (
            <div className="mt-4">
              <IntentNote intent={intent} />
            </div>
          )}
          <div className="mt-5">
            <MoneyField
              label={walletCopy.amount}
              hint={walletCopy.smallest(formatRupiah(SMALLEST_TOP_UP))}
              error={
                amountText === submittedText && !topUp.isBusy
                  ? amountProblem(amountText, topUp.fieldError)
                  : null
              }
              name="amount"
              value={amountText}
              onChange={setAmountText}
              inputClassName="text-lg"
            />
          </div>
          <AmountChips amounts={amounts} chosen={amountText} onChoose={setAmountText} />
          <WayPicker ways={ways} remembered={remembered} />
          <div className="mt-6 grid grid-cols-[auto_1fr] gap-2.5">
            <Button type="button" variant="outline" onClick={onClose} disabled={topUp.isBusy}>
              {walletCopy.cancel}
            </Button>
            <Button type="submit" disabled={topUp.isBusy} aria-busy={topUp.isBusy}>
              {topUp.isBusy ? walletCopy.busy : walletCopy.continue}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

interface ChipsProps {
  readonly amounts: readonly Rupiah[];
  readonly chosen: string;
  readonly onChoose: (amount: string) => void;
}

function AmountChips({ amounts, chosen, onChoose }: ChipsProps) {
  return (
    <div className="mt-3 grid grid-cols-3 gap-2">
      {[...new Set(amounts)].map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={chosen === rupiahText(amount)}
          onClick={() => onChoose(rupiahText(amount))}
          className={`num ${chipClasses}`}
        >
          {formatRupiah(amount)}
        </button>
      ))}
    </div>
  );
}

interface TopUpOptions {
  readonly method?: string | null | undefined;
  readonly intentId?: string | undefined;
}

interface TopUpProblem {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
}

/** The key stays until the server has answered, so that a retry opens no second payment. */
function useTopUp() {
  const fetcher = useFetcher<TopUpProblem>();
  const sendOnce = useSendOnce();
  const key = useRef<string | null>(null);
  const problem = fetcher.data ?? null;
  useEffect(() => {
    if (problem === null) return;
    key.current = null;
    if (problem.field === null) toast.error(walletCopy.failedTitle, { description: problem.message });
  }, [problem]);
  return {
    isBusy: fetcher.state !== 'idle',
    fieldError: problem?.field ?? null,
    /** `method`: a gateway, or null for the default. `intentId`: the purchase that completes once the money arrives. */
    open: (amount: Rupiah, { method = null, intentId }: TopUpOptions = {}) => {
      if (fetcher.state !== 'idle') return;
      key.current ??= crypto.randomUUID();
      const fields = {
        amount: String(amount),
        idempotency_key: key.current,
        payment_method: method ?? '',
        intent_id: intentId ?? '',
      };
      sendOnce(() => fetcher.submit(fields, { method: 'post', action: '/user/topup' }));
    },
  };
}
