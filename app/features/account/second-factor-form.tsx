import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { CodeField } from '#app/components/code-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { accountCopy } from './account-copy.ts';
import { proveSecondFactor } from './auth-calls.ts';

const copy = accountCopy.secondFactor;

interface Props {
  readonly onDone: () => void;
  /** The password has to be typed again: too many wrong codes, or too late. */
  readonly onOver: (message: string) => void;
}

/** The code of the phone, or a recovery code where there is no phone. */
export function SecondFactorForm({ onDone, onOver }: Props) {
  const [isRecovery, setIsRecovery] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setIsBusy(true);
    const answer = await proveSecondFactor(code, isRecovery);
    setIsBusy(false);
    if (answer.ok) return onDone();
    if (answer.code === 'SIGN_IN_AGAIN') return onOver(answer.message);
    setProblem(answer.fields.code ?? answer.message);
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      {isRecovery ? <RecoveryField error={problem} /> : <CodeField label={copy.code} error={problem} />}
      <Button type="submit" block busyText={isBusy ? copy.busy : undefined}>
        {copy.submit}
      </Button>
      <Button
        variant="link"
        size="inline"
        onClick={() => {
          setProblem(undefined);
          setIsRecovery(!isRecovery);
        }}
      >
        {isRecovery ? copy.useApp : copy.useRecovery}
      </Button>
      {isRecovery && (
        <p className="border-line border-t pt-4 text-center text-ink-2 text-small">
          {copy.lost}{' '}
          <Link to="/contact" className="text-link underline underline-offset-4">
            {copy.askUs}
          </Link>{' '}
          {copy.lostHint}
        </p>
      )}
    </form>
  );
}

function RecoveryField({ error }: { readonly error: string | undefined }) {
  return (
    <Field label={copy.recovery} error={error}>
      {(control) => <Input {...control} name="code" autoComplete="off" maxLength={20} className="num" />}
    </Field>
  );
}
