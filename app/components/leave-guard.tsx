import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from './ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from './ui/dialog.tsx';

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** The question, naming what would be lost. */
  readonly title: string;
  /** When somebody goes all the same. */
  readonly onLeave?: () => void;
}

const copy = {
  hint: 'Perubahan yang belum disimpan akan hilang.',
  stay: 'Tetap di sini',
  leave: 'Buang perubahan',
} as const;

/**
 * Asks before what was typed is lost: by a link, by Back, or by closing and reloading the page. The router hears one
 * guard only, the last: of several forms on a page those where nothing was typed keep out of it.
 */
export function LeaveGuard({ isDirty, ...question }: LeaveGuardProps) {
  return isDirty ? <Question {...question} /> : null;
}

function Question({ title, onLeave }: Omit<LeaveGuardProps, 'isDirty'>) {
  // Another tab of the form is the same page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave?.();
    blocker.proceed();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && blocker.reset()}>
      <DialogContent size="slim">
        <div className="px-6 pt-7 pb-6">
          <DialogTitle className="pr-10">{title}</DialogTitle>
          <DialogDescription className="mt-1.5">{copy.hint}</DialogDescription>
          <div className="mt-6 flex flex-wrap justify-end gap-2.5">
            <Button variant="danger" onClick={leave}>
              {copy.leave}
            </Button>
            <Button onClick={() => blocker.reset()}>{copy.stay}</Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
