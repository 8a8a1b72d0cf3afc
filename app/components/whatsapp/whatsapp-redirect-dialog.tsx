import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { whatsappUrl } from '#shared/whatsapp.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '../ui/dialog.tsx';
import { whatsappRedirectCopy as copy } from './whatsapp-redirect-copy.ts';

/** How long one can still change one's mind (PUB-098). */
const REDIRECT_DELAY_MS = 3000;

export interface WhatsappRedirectDialogProps {
  /** What waits in the message field. */
  readonly message: string;
  /** WhatsApp has been opened, by itself or with the link. */
  readonly onOpened: () => void;
  /** Cancelled before that. */
  readonly onClose: () => void;
}

/**
 * Stands for three seconds, then opens WhatsApp in a new tab. A browser that holds the tab back leaves the dialog
 * open with a plain link, so `onOpened` is never called for a tab that is not there. Render it to open it.
 */
export function WhatsappRedirectDialog({ message, onOpened, onClose }: WhatsappRedirectDialogProps) {
  const { whatsapp_number } = useSettings();
  const url = whatsappUrl(whatsapp_number, message);
  // Whoever wanted to write can do so on the page of all ways to reach the business.
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

/** Without motion the line stands full: the words above carry the meaning. */
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

/** Opens `url` once after the delay; whether the browser refused. */
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

/** With `noopener` among the features the browser would not tell whether it opened, so the link back is cut by hand. */
function openTab(url: string): boolean {
  const tab = window.open('about:blank', '_blank');
  if (tab === null) return false;
  tab.opener = null;
  tab.location.replace(url);
  return true;
}
