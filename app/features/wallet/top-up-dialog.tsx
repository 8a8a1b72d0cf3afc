import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import type { PurchaseIntent } from '#contract/account/purchase-intents.ts';
import type { OfferedGateway } from '#contract/account/wallet.ts';
import { formatRupiah, MAX_RUPIAH, rupiah } from '#shared/money.ts';
import { GatewayChoice } from './gateway-choice.tsx';
import { useTopUp } from './use-top-up.ts';
import { quickAmounts, walletCopy } from './wallet-copy.ts';

interface Props {
  readonly suggested: number | null;
  /** What is bought by itself once the money is there. */
  readonly intent: PurchaseIntent | null;
  readonly gateways: readonly OfferedGateway[];
  readonly onClose: () => void;
}

/** How much credit to add: a suggestion, the quick amounts, or any amount in whole rupiah. */
export function TopUpDialog({ suggested, intent, gateways, onClose }: Props) {
  const [typed, setTyped] = useState(suggested === null ? '' : String(suggested));
  const [error, setError] = useState<string | null>(null);
  const topUp = useTopUp();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const method = new FormData(event.currentTarget).get('payment_method');
    const amount = Number(typed);
    const isValid = amount > 0 && amount <= MAX_RUPIAH;
    setError(isValid ? null : walletCopy.invalid);
    const chosen = typeof method === 'string' ? method : null;
    if (isValid) topUp.open(amount, { method: chosen, intentId: intent?.id });
  };
  const amounts = suggested === null ? quickAmounts : [suggested, ...quickAmounts.slice(1)];
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <form method="post" onSubmit={submit} noValidate className="px-6 pt-7 pb-6">
          <DialogTitle className="pr-10 font-semibold text-t2">{walletCopy.dialogTitle}</DialogTitle>
          <DialogDescription className="mt-1.5 text-ink-2 text-ui">{walletCopy.dialogHint}</DialogDescription>
          {intent !== null && (
            <p className="mt-4 rounded-card bg-dawn-soft px-3.5 py-3 text-ui">
              {walletCopy.intentNote}{' '}
              <b className="font-semibold">
                {intent.title} · <span className="num">{formatRupiah(intent.amount)}</span>
              </b>
            </p>
          )}
          <div className="mt-5">
            <Field label={walletCopy.amount} error={error ?? topUp.fieldError ?? undefined}>
              {(control) => (
                <Input
                  {...control}
                  name="amount"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={16}
                  value={grouped(typed)}
                  onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').replace(/^0+/, ''))}
                  className="num text-lg"
                />
              )}
            </Field>
          </div>
          <AmountChips amounts={amounts} chosen={typed} onChoose={setTyped} />
          <GatewayChoice gateways={gateways} />
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

/** `250000` as it is typed: `250.000`. */
function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

interface ChipsProps {
  readonly amounts: readonly number[];
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
          aria-pressed={chosen === String(amount)}
          onClick={() => onChoose(String(amount))}
          className="num min-h-12 rounded-card font-semibold text-sm ring-1 ring-line-strong ring-inset hover:bg-soft focus-visible:outline-2 focus-visible:outline-link aria-pressed:bg-soft aria-pressed:ring-2 aria-pressed:ring-action"
        >
          {formatRupiah(rupiah(amount))}
        </button>
      ))}
    </div>
  );
}
