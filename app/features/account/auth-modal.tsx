import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import type { AuthDoor } from '#app/hooks/use-auth-door.ts';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { accountCopy } from './account-copy.ts';
import { AuthModalForm } from './auth-modal-form.tsx';

const copy = accountCopy.modal;

interface AuthModalProps {
  readonly door: AuthDoor;
  readonly onClose: () => void;
}

/** Signing in or up without leaving the page (AUTH-013 to AUTH-021, DECISIONS 37). */
export function AuthModal({ door, onClose }: AuthModalProps) {
  const [mode, setMode] = useState(door.mode);
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  useOnceSignedIn(door, onClose);
  const words = pendingEmail === null ? copy[mode] : accountCopy.pending;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <DialogHeader>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription>
            {pendingEmail === null ? copy.lede : accountCopy.pending.text}
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          {pendingEmail === null ? (
            <AuthModalForm
              key={mode}
              mode={mode}
              returnTo={door.returnTo}
              onSwitch={() => setMode(mode === 'login' ? 'signup' : 'login')}
              onPending={setPendingEmail}
            />
          ) : (
            <p role="status" className="break-all rounded-card bg-sunk px-4 py-3 font-semibold">
              {pendingEmail}
            </p>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

/** With somebody signed in the modal is over: the action goes on, and without one the way leads home (AUTH-020). */
function useOnceSignedIn({ goOn }: AuthDoor, onClose: () => void): void {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const finish = useRef(() => {});
  finish.current = () => {
    onClose();
    if (goOn === null) navigate('/');
    else goOn();
  };
  const isSignedIn = viewer !== null;
  useEffect(() => {
    if (isSignedIn) finish.current();
  }, [isSignedIn]);
}
