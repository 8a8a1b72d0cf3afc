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
import { toast } from '#app/lib/toast.ts';
import { accountCopy } from './account-copy.ts';
import { AuthModalForm } from './auth-modal-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

const copy = accountCopy.modal;

interface AuthModalProps {
  readonly door: AuthDoor;
  readonly onClose: () => void;
}

type Step =
  | { readonly name: 'form' }
  | { readonly name: 'pending'; readonly email: string }
  | { readonly name: 'second-factor' };

/** Signing in or up without leaving the page (AUTH-013 to AUTH-021, DECISIONS 37). */
export function AuthModal({ door, onClose }: AuthModalProps) {
  const [mode, setMode] = useState(door.mode);
  const [step, setStep] = useState<Step>({ name: 'form' });
  const { refresh } = useViewer();
  useOnceSignedIn(door, onClose);
  const words = wordsOf(step, mode);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <DialogHeader>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription>{words.text}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          {step.name === 'form' && (
            <AuthModalForm
              key={mode}
              mode={mode}
              returnTo={door.returnTo}
              onSwitch={() => setMode(mode === 'login' ? 'signup' : 'login')}
              onPending={(email) => setStep({ name: 'pending', email })}
              onSecondFactor={() => setStep({ name: 'second-factor' })}
            />
          )}
          {step.name === 'second-factor' && (
            <SecondFactorForm
              onDone={() => {
                toast.success(copy.login.done.title, { description: copy.login.done.text });
                void refresh();
              }}
              onOver={(message) => {
                toast.error(copy.login.failed, { description: message });
                setStep({ name: 'form' });
              }}
            />
          )}
          {step.name === 'pending' && (
            <p role="status" className="break-all rounded-card bg-sunk px-4 py-3 font-semibold">
              {step.email}
            </p>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function wordsOf(step: Step, mode: AuthDoor['mode']): { readonly title: string; readonly text: string } {
  switch (step.name) {
    case 'form':
      return { title: copy[mode].title, text: copy.lede };
    case 'pending':
      return accountCopy.pending;
    case 'second-factor':
      return { title: accountCopy.secondFactor.title, text: accountCopy.secondFactor.lede };
  }
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
