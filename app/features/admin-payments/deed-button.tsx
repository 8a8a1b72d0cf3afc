import { Button } from '#app/components/ui/button.tsx';
import { useAnswer } from '#app/hooks/use-answer.ts';
import { paymentsCopy as copy } from './payments-copy.ts';

interface DeedButtonProps {
  readonly deed: 'check' | 'replay';
  readonly id: string;
  readonly variant?: 'outline' | 'primary';
}

/** One press, one call: asks the gateway, or handles a notice again; neither can move money twice. */
export function DeedButton({ deed, id, variant = 'outline' }: DeedButtonProps) {
  const sending = useAnswer();
  return (
    <Button
      variant={variant}
      size="sm"
      title={deed === 'check' ? copy.checkText : copy.replayText}
      busyText={sending.isBusy ? copy.busy : undefined}
      onClick={() => sending.submit({ do: deed, id }, { method: 'post', action: '/admin/payments' })}
    >
      {copy[deed]}
    </Button>
  );
}
