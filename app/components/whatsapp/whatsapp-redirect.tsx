import { useEffect, useState } from 'react';
import type { WhatsappRedirectDialog, WhatsappRedirectDialogProps } from './whatsapp-redirect-dialog.tsx';

/**
 * The dialog on the way to WhatsApp, whose code comes with the wish to talk: few visitors have it. Not `lazy`, which
 * may hold back what it shows for a moment, and the three seconds are to begin at once.
 */
export function WhatsappRedirect(props: WhatsappRedirectDialogProps) {
  const [Dialog, setDialog] = useState<typeof WhatsappRedirectDialog | null>(null);
  useEffect(() => {
    void import('./whatsapp-redirect-dialog.tsx').then((code) =>
      setDialog(() => code.WhatsappRedirectDialog),
    );
  }, []);
  return Dialog === null ? null : <Dialog {...props} />;
}
