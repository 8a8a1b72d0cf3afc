import { PostButton } from '#app/components/form/post-button.tsx';
import { INTENT } from '#app/lib/forms/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { shownPaymentStatus } from '#shared/payments/payments.ts';

export function CheckPaymentButton({ paymentId }: { readonly paymentId: string }) {
  return (
    <PostButton
      id="check"
      action="/user/billing"
      fields={{ [INTENT]: 'check', id: paymentId }}
      onSuccess={({ status = '' }) => {
        if (shownPaymentStatus(status) === 'pending') toast.message(walletCopy.stillPending);
      }}
      size="sm"
      variant="outline"
      busyText={walletCopy.checking}
    >
      {walletCopy.check}
    </PostButton>
  );
}
