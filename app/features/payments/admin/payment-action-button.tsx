import { Button } from '#app/components/ui/button.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { paymentsCopy as copy } from '#messages/payments/admin.ts';

interface PaymentActionButtonProps {
  readonly action: 'check' | 'replay';
  readonly id: string;
  readonly variant?: 'outline' | 'primary';
}

/** Rechecks a payment or replays a webhook; both are idempotent. */
export function PaymentActionButton({ action, id, variant = 'outline' }: PaymentActionButtonProps) {
  const submission = useActionFetcher();
  const label = copy[action];
  return (
    <Button
      variant={variant}
      size="sm"
      title={action === 'check' ? copy.checkText : copy.replayText}
      busyText={submission.isBusy ? copy.busy : undefined}
      onClick={() => submission.submit({ intent: action, id }, { method: 'post', action: '/admin/payments' })}
    >
      {label}
    </Button>
  );
}
