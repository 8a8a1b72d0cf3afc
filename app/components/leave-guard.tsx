import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { DialogFrame } from './dialog-frame.tsx';
import { Button } from './ui/button.tsx';

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** The question, naming what would be lost. */
  readonly title: string;
  /** Where what is typed is kept in the browser. */
  readonly draft?: LeftDraft;
}

/** A draft while its form is left: it stays, or it goes too. */
interface LeftDraft {
  readonly isKept: boolean;
  readonly keep: () => void;
  readonly abandon: () => void;
}

const copy = {
  lost: 'Perubahan yang belum disimpan akan hilang.',
  kept: 'Perubahan ini belum disimpan. Drafnya tersimpan di peramban ini dan ditawarkan lagi saat Anda kembali.',
  stay: 'Tetap di sini',
  keep: 'Keluar, draf disimpan',
  leave: 'Buang perubahan',
} as const;

/**
 * Asks before what was typed is lost: by a link, by Back, or by closing and reloading the page. The router hears one
 * guard only, the last: of several forms on a page those where nothing was typed keep out of it.
 */
export function LeaveGuard({ isDirty, ...question }: LeaveGuardProps) {
  return isDirty ? <Question {...question} /> : null;
}

function Question({ title, draft }: Omit<LeaveGuardProps, 'isDirty'>) {
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
  const after = (settle?: () => void) => () => {
    settle?.();
    blocker.proceed();
  };
  const isKept = draft?.isKept === true;
  const actions = (
    <>
      <Button variant="danger" onClick={after(draft?.abandon)}>
        {copy.leave}
      </Button>
      {isKept && (
        <Button variant="outline" onClick={after(draft.keep)}>
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
      onClose={() => blocker.reset()}
    />
  );
}
