import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { formatRupiah, type Rupiah } from '#shared/money.ts';
import { walletCopy } from './wallet-copy.ts';

/** What the redeem action answers. */
export type RedeemAnswer =
  | { readonly ok: true; readonly amount: Rupiah }
  | { readonly ok: false; readonly message: string };

interface Props {
  /** Codes to try out, in a development installation. */
  readonly hints: readonly string[];
  readonly onClose: () => void;
}

/** A voucher code becomes credit. What is wrong with a code is said under it, and the code stays. */
export function RedeemDialog({ hints, onClose }: Props) {
  const [code, setCode] = useState('');
  const redeeming = useRedeem(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    redeeming.send(code);
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <form onSubmit={submit} noValidate className="px-6 pt-7 pb-6">
          <DialogTitle className="pr-10">{walletCopy.redeemTitle}</DialogTitle>
          <DialogDescription className="mt-1.5">{walletCopy.redeemHint}</DialogDescription>
          <div className="mt-5">
            <Field label={walletCopy.redeemCode} error={redeeming.error}>
              {(control) => (
                <Input
                  {...control}
                  name="code"
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={80}
                  value={code}
                  onChange={(event) => setCode(event.target.value)}
                  className="num text-lg uppercase"
                />
              )}
            </Field>
          </div>
          {hints.length > 0 && <Hints codes={hints} onPick={setCode} />}
          <div className="mt-6 grid grid-cols-[auto_1fr] gap-2.5">
            <Button variant="outline" onClick={onClose} disabled={redeeming.isBusy}>
              {walletCopy.cancel}
            </Button>
            <Button type="submit" busyText={redeeming.isBusy ? walletCopy.redeemBusy : undefined}>
              {walletCopy.redeemAction}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** The key stays the same until an answer came, so a retry after a lost answer redeems once. */
function useRedeem(onDone: () => void) {
  const fetcher = useFetcher<RedeemAnswer>();
  const key = useRef<string | null>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const { refresh } = useViewer();
  const done = useRef(onDone);
  done.current = onDone;
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    if (answer === undefined) return;
    key.current = null;
    if (!answer.ok) return;
    toast.success(walletCopy.redeemed(formatRupiah(answer.amount)));
    void refresh();
    done.current();
  }, [answer, refresh]);
  return {
    isBusy: fetcher.state !== 'idle',
    error: isEmpty ? walletCopy.redeemEmpty : answer?.ok === false ? answer.message : null,
    send: (code: string) => {
      setIsEmpty(code.trim() === '');
      if (code.trim() === '' || fetcher.state !== 'idle') return;
      key.current ??= crypto.randomUUID();
      fetcher.submit({ code, idempotency_key: key.current }, { method: 'post', action: '/user/redeem' });
    },
  };
}

function Hints({
  codes,
  onPick,
}: {
  readonly codes: readonly string[];
  readonly onPick: (code: string) => void;
}) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 rounded-card bg-dawn-soft px-3.5 text-small">
      {walletCopy.redeemTry}
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          onClick={() => onPick(code)}
          className="num min-h-tap font-semibold text-link underline underline-offset-4"
        >
          {code}
        </button>
      ))}
    </p>
  );
}
