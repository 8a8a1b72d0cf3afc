import { CopyButton } from '#app/components/page/copy-button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#app/components/ui/dialog.tsx';
import { QrCode } from '#app/components/ui/qr-code.tsx';
import { drawQr } from '#app/lib/qr-drawing.ts';
import { discountsCopy as copy } from '#messages/discounts/admin.ts';

interface CodeLinkDialogProps {
  readonly code: string;
  readonly site: string;
  readonly onClose: () => void;
}

export function CodeLinkDialog({ code, site, onClose }: CodeLinkDialogProps) {
  const address = `${site}/marketplace?code=${code}`;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <div className="grid gap-5 px-6 pt-7 pb-6">
          <div>
            <DialogTitle className="pr-10">{copy.linkTitle(code)}</DialogTitle>
            <DialogDescription className="mt-1.5">{copy.linkText}</DialogDescription>
          </div>
          <QrCode drawing={drawQr(address)} label={copy.link} />
          <p className="num wrap-anywhere text-center text-ui">{address}</p>
          <CopyButton text={address} name={copy.copyLink} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
