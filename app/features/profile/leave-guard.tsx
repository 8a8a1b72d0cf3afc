import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#app/components/ui/dialog.tsx';
import { profileCopy as copy } from './profile-copy.ts';

/** Asks before what was typed is lost: by a link, by Back, or by closing and reloading the page. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  // Another tab of the form is the same page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && blocker.reset()}>
      <DialogContent size="slim">
        <div className="px-6 pt-7 pb-6">
          <DialogTitle className="pr-10">{copy.leaveTitle}</DialogTitle>
          <DialogDescription className="mt-1.5">{copy.leaveHint}</DialogDescription>
          <div className="mt-6 flex flex-wrap justify-end gap-2.5">
            <Button variant="danger" onClick={() => blocker.proceed()}>
              {copy.leave}
            </Button>
            <Button onClick={() => blocker.reset()}>{copy.stay}</Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
