import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import { accountCopy } from '#messages/account/account.ts';

export function PasskeyButton({ onDone }: { readonly onDone: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const onClick = async () => {
    setIsBusy(true);
    const { signInWithPasskey } = await import('./sign-in-with-passkey.ts');
    const result = await signInWithPasskey();
    setIsBusy(false);
    if (result.ok) onDone();
    else toast.error(accountCopy.login.failed, { description: result.message });
  };
  return (
    <Button variant="outline" className="w-full" onClick={onClick} disabled={isBusy}>
      <Fingerprint aria-hidden />
      {accountCopy.login.byPasskey}
    </Button>
  );
}
