import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { draftCopy as copy } from '#messages/components/drafts.ts';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { Button } from '../ui/button.tsx';

interface UnsavedChangesGuardProps {
  readonly isDirty: boolean;
  readonly title: string;
  readonly draft?: DraftHandle;
}

interface DraftHandle {
  readonly isKept: boolean;
  readonly keep: () => void;
  readonly abandon: () => void;
}

/** The router honours only the last blocker, so forms without changes must not register one. */
export function UnsavedChangesGuard({ isDirty, ...question }: UnsavedChangesGuardProps) {
  return isDirty ? <UnsavedChangesDialog {...question} /> : null;
}

function UnsavedChangesDialog({ title, draft }: Omit<UnsavedChangesGuardProps, 'isDirty'>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);
  if (blocker.state !== 'blocked') return null;
  const proceedAfter = (settle?: () => void) => () => {
    settle?.();
    blocker.proceed();
  };
  const isKept = draft?.isKept === true;
  const actions = (
    <>
      <Button variant="danger" onClick={proceedAfter(draft?.abandon)}>
        {copy.leave}
      </Button>
      {isKept && (
        <Button variant="outline" onClick={proceedAfter(draft.keep)}>
          {copy.keep}
        </Button>
      )}
      <Button onClick={() => blocker.reset()}>{copy.stay}</Button>
    </>
  );
  return (
    <DialogFrame
      size={isKept ? 'medium' : 'slim'}
      title={title}
      text={isKept ? copy.kept : copy.lost}
      actions={actions}
      isHistoryStep={false}
      onClose={() => blocker.reset()}
    />
  );
}
