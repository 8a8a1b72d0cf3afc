import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import type { FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { accountCopy } from '#messages/account/account.ts';
import { CodeForm } from '../forms/code-form.tsx';
import { ConfirmCodeForm } from '../forms/confirm-code-form.tsx';
import { SecondFactorForm } from '../forms/second-factor-form.tsx';
import { usePollSession } from '../providers/use-poll-session.ts';

export type ModalStep =
  | { readonly name: 'form' }
  | { readonly name: 'code' }
  | { readonly name: 'pending'; readonly email: string }
  | { readonly name: 'second-factor' };

interface ModalStepsProps {
  readonly step: Exclude<ModalStep, { readonly name: 'form' }>;
  readonly next: string;
  readonly onStep: (step: ModalStep) => void;
  readonly onDone: () => void;
}

export function ModalSteps({ step, next, onStep, onDone }: ModalStepsProps) {
  usePollSession(step.name === 'pending');
  const backToForm = () => onStep({ name: 'form' });
  if (step.name === 'second-factor') return <SecondFactorStep next={next} onDone={onDone} />;
  const onSignedIn = (data: FormSuccessData) =>
    data.second_factor === undefined ? onDone() : onStep({ name: 'second-factor' });
  return (
    <>
      {step.name === 'code' ? (
        <CodeForm next={next} onDone={onSignedIn} />
      ) : (
        <ConfirmCodeForm email={step.email} next={next} onDone={onSignedIn} />
      )}
      <Button variant="link" size="inline" onClick={backToForm}>
        {step.name === 'code' ? accountCopy.code.back : accountCopy.pending.other}
      </Button>
    </>
  );
}

function SecondFactorStep({ next, onDone }: { readonly next: string; readonly onDone: () => void }) {
  const [isRecovery, setIsRecovery] = useState(false);
  const { useApp, useRecovery } = accountCopy.secondFactor;
  const toggle = (
    <Button variant="link" size="inline" onClick={() => setIsRecovery(!isRecovery)}>
      {isRecovery ? useApp : useRecovery}
    </Button>
  );
  const key = isRecovery ? 'recovery' : 'app';
  return <SecondFactorForm key={key} next={next} isRecovery={isRecovery} toggle={toggle} onDone={onDone} />;
}
