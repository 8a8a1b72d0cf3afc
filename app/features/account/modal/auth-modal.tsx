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
import type { AuthModalRequest } from '#app/hooks/session/use-auth-modal.ts';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { accountCopy } from '#messages/account/account.ts';
import { signInRedirect } from '#shared/people/sign-in-redirect.ts';
import { AuthModalForm } from './auth-modal-form.tsx';
import { type ModalStep, ModalSteps } from './modal-steps.tsx';

interface AuthModalProps {
  readonly request: AuthModalRequest;
  readonly onClose: () => void;
}

/** Signs in or up without leaving the page (AUTH-013 to AUTH-021, DECISIONS 37 and 55). */
export function AuthModal({ request, onClose }: AuthModalProps) {
  const [mode, setMode] = useState(request.mode);
  const [step, setStep] = useState<ModalStep>({ name: 'form' });
  const { refresh } = useViewer();
  useOnSignedIn(request, onClose);
  const heading = headingFor(step, mode);
  const onSignedIn = () => {
    const { title, text } = mode === 'login' ? accountCopy.modal.login.done : accountCopy.signup.welcome;
    toast.success(title, { description: text });
    void refresh();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <DialogHeader>
          <DialogTitle>{heading.title}</DialogTitle>
          <DialogDescription>{heading.text}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          {step.name === 'form' ? (
            <AuthModalForm
              key={mode}
              mode={mode}
              returnTo={request.returnTo}
              onSwitchMode={() => setMode(mode === 'login' ? 'signup' : 'login')}
              onStep={setStep}
            />
          ) : (
            <ModalSteps step={step} next={request.returnTo} onStep={setStep} onDone={onSignedIn} />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function headingFor(
  step: ModalStep,
  mode: AuthModalRequest['mode'],
): { readonly title: string; readonly text: string } {
  switch (step.name) {
    case 'form':
      return { title: accountCopy.modal[mode].title, text: accountCopy.modal.lede };
    case 'pending':
      return accountCopy.pending;
    case 'code':
      return { title: accountCopy.code.title, text: accountCopy.code.lede };
    case 'second-factor':
      return { title: accountCopy.secondFactor.title, text: accountCopy.secondFactor.lede };
  }
}

function useOnSignedIn({ onSignedIn }: AuthModalRequest, onClose: () => void): void {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const finish = useRef(() => {});
  finish.current = () => {
    onClose();
    if (onSignedIn !== null) onSignedIn();
    else if (viewer !== null) void navigate(signInRedirect(viewer.role, null));
  };
  const isSignedIn = viewer !== null;
  useEffect(() => {
    if (isSignedIn) finish.current();
  }, [isSignedIn]);
}
