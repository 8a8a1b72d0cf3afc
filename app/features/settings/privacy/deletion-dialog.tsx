import { useState } from 'react';
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
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { requestDeletion } from '#contract/account/privacy.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money.ts';
import { settingsCopy } from '../settings-copy.ts';
import { useAccountMutation } from '../use-account-mutation.ts';

const copy = settingsCopy.deletion;

interface Props {
  readonly balance: Sen;
  readonly onClose: () => void;
}

/** A balance must be forfeited explicitly before the button is enabled. */
export function DeletionDialog({ balance, onClose }: Props) {
  const [forfeitsBalance, setForfeitsBalance] = useState(false);
  const { isBusy, run } = useAccountMutation();
  const hasMoney = balance > 0;
  const confirm = () => {
    const route = { method: 'post', path: '/api/account/deletion' } as const;
    void run(
      () =>
        browserClient.call<typeof requestDeletion>(route, { body: { gives_up_balance: forfeitsBalance } }),
      () => {
        toast.success(copy.asked);
        onClose();
      },
    );
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <DialogHeader>
          <DialogTitle>{copy.dialogTitle}</DialogTitle>
          <DialogDescription>{copy.dialogText}</DialogDescription>
        </DialogHeader>
        {hasMoney && (
          <DialogBody>
            <label className="flex min-h-tap items-center gap-3 text-ui">
              <input
                type="checkbox"
                checked={forfeitsBalance}
                onChange={(event) => setForfeitsBalance(event.target.checked)}
                className="size-5 shrink-0 accent-action"
              />
              {copy.balance(formatRupiah(toRupiah(balance)))}
            </label>
          </DialogBody>
        )}
        <DialogFooter className="flex-wrap justify-end">
          <Button variant="outline" onClick={onClose}>
            {settingsCopy.cancel}
          </Button>
          <Button
            variant="danger"
            onClick={confirm}
            disabled={hasMoney && !forfeitsBalance}
            busyText={isBusy ? settingsCopy.saving : undefined}
          >
            {copy.confirm}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
