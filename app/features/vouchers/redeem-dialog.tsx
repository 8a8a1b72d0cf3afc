import { ActionForm } from '#app/components/form/action-form.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#app/components/ui/dialog.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { useVoucherForm, VoucherFields } from './voucher-form.tsx';

interface Props {
  readonly hints: readonly string[];
  readonly onClose: () => void;
}

export function RedeemDialog({ hints, onClose }: Props) {
  const { refresh } = useViewer();
  const form = useVoucherForm(({ amount = '' }) => {
    toast.success(walletCopy.redeemed(amount));
    void refresh();
    onClose();
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <ActionForm form={form} label={walletCopy.redeemTitle} className="px-6 pt-7 pb-6">
          <DialogTitle className="pr-10">{walletCopy.redeemTitle}</DialogTitle>
          <DialogDescription className="mt-1.5 mb-5">{walletCopy.redeemHint}</DialogDescription>
          <VoucherFields hints={hints} />
          <div className="mt-6 grid grid-cols-[auto_1fr] gap-2.5">
            <Button variant="outline" onClick={onClose} disabled={form.isBusy}>
              {walletCopy.cancel}
            </Button>
            <Button type="submit" busyText={form.isBusy ? walletCopy.redeemBusy : undefined}>
              {walletCopy.redeemAction}
            </Button>
          </div>
        </ActionForm>
      </DialogContent>
    </Dialog>
  );
}
