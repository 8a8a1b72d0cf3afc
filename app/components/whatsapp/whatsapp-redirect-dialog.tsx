import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { whatsappRedirectCopy as copy } from '#messages/leads/whatsapp-redirect.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '../ui/dialog.tsx';

/** Time to cancel (PUB-098). */
const REDIRECT_DELAY_MS = 3000;

export interface WhatsappRedirectDialogProps {
  readonly message: string;
  readonly onOpened: () => void;

  readonly onClose: () => void;
}

/** Open while rendered. If the browser blocks the new tab, a plain link stays and `onOpened` is not called. */
export function WhatsappRedirectDialog({ message, onOpened, onClose }: WhatsappRedirectDialogProps) {
  const { whatsapp_number } = useSettings();
  const url = whatsappUrl(whatsapp_number, message);
  // Without a number, /contact lists the other ways.
  if (url === null) return <Navigate to="/contact" />;
  return <Redirect url={url} onOpened={onOpened} onClose={onClose} />;
}

interface RedirectProps extends Omit<WhatsappRedirectDialogProps, 'message'> {
  readonly url: string;
}

function Redirect({ url, onOpened, onClose }: RedirectProps) {
  const isBlocked = useDelayedOpen(url, onOpened);
  const words = isBlocked ? copy.blocked : copy.waiting;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <div className="px-6 pt-7 pb-6">
          <div role="status">
            <DialogTitle className="pr-10">{words.title}</DialogTitle>
            <DialogDescription className="mt-1.5 min-h-18">{words.text}</DialogDescription>
          </div>
          <ProgressLine isDone={isBlocked} />
          <div className="mt-6 grid grid-cols-[auto_1fr] gap-2.5">
            <Button variant="outline" onClick={onClose}>
              {copy.cancel}
            </Button>
            <Button asChild variant={isBlocked ? 'primary' : 'link'}>
              <a href={url} target="_blank" rel="noreferrer" onClick={onOpened}>
                {copy.openNow}
              </a>
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function ProgressLine({ isDone }: { readonly isDone: boolean }) {
  return (
    <div
      role="progressbar"
      aria-label={copy.progress}
      {...(isDone && { 'aria-valuenow': 100 })}
      className="mt-5 h-1 overflow-hidden rounded-full bg-sunk"
    >
      <span className="block size-full origin-left animate-fill-line bg-dawn-2" />
    </div>
  );
}

function useDelayedOpen(url: string, onOpened: () => void): boolean {
  const [isBlocked, setIsBlocked] = useState(false);
  const latest = useRef(onOpened);
  latest.current = onOpened;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (openTab(url)) latest.current();
      else setIsBlocked(true);
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [url]);
  return isBlocked;
}

/** `noopener` would hide whether the window opened, so `opener` is cleared by hand. */
function openTab(url: string): boolean {
  const tab = window.open('about:blank', '_blank');
  if (tab === null) return false;
  tab.opener = null;
  tab.location.replace(url);
  return true;
}
