import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#app/components/ui/dialog.tsx';
import type { Subscription } from '#contract/account/subscriptions.ts';
import { subscriptionsCopy } from '../subscription-copy.ts';
import { ActionError } from './action-error.tsx';
import { cancelText, resumeText } from './subscription-text.ts';
import { useSubscriptionAction } from './use-subscription-action.ts';

interface Props {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

export function CancelDialog({ subscription, onClose }: Props) {
  const action = useSubscriptionAction(onClose);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <div className="px-6 pt-7 pb-6">
          <DialogTitle className="pr-10 font-semibold text-t2">
            Batalkan '{subscription.product.title}'?
          </DialogTitle>
          <DialogDescription className="mt-2 text-ink-2 text-ui">
            {cancelText(subscription)}
          </DialogDescription>
          <ActionError refusal={action.refusal} />
          <div className="mt-6 grid gap-2.5 sm:grid-cols-2">
            <Button variant="outline" onClick={onClose} disabled={action.isBusy}>
              Tetap berlangganan
            </Button>
            <Button
              variant="danger"
              onClick={() => action.send('cancel', { id: subscription.id })}
              {...(action.isBusy && { busyText: subscriptionsCopy.busy })}
            >
              Batalkan langganan
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

export function ResumeDialog({ subscription, onClose }: Props) {
  const action = useSubscriptionAction(onClose);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <div className="px-6 pt-7 pb-6">
          <DialogTitle className="pr-10 font-semibold text-t2">
            Lanjutkan '{subscription.product.title}'?
          </DialogTitle>
          <DialogDescription className="mt-2 text-ink-2 text-ui">
            {resumeText(subscription)}
          </DialogDescription>
          <ActionError refusal={action.refusal} />
          <div className="mt-6 grid grid-cols-[auto_1fr] gap-2.5">
            <Button variant="outline" onClick={onClose} disabled={action.isBusy}>
              Batal
            </Button>
            <Button
              onClick={() => action.send('resume', { id: subscription.id })}
              {...(action.isBusy && { busyText: subscriptionsCopy.busy })}
            >
              {subscriptionsCopy.resume}
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
