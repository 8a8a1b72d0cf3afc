import { useEffect, useState } from 'react';
import type { WhatsappRedirectDialog, WhatsappRedirectDialogProps } from './whatsapp-redirect-dialog.tsx';

/** Not by `lazy`: Suspense may delay showing it, and the three seconds start at once. */
export function WhatsappRedirect(props: WhatsappRedirectDialogProps) {
  const [Dialog, setDialog] = useState<typeof WhatsappRedirectDialog | null>(null);
  useEffect(() => {
    void import('./whatsapp-redirect-dialog.tsx').then((code) =>
      setDialog(() => code.WhatsappRedirectDialog),
    );
  }, []);
  return Dialog === null ? null : <Dialog {...props} />;
}
