import { type FormEvent, useState } from 'react';
import { CodeField } from '#app/components/code-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { accountCopy } from './account-copy.ts';
import { type AuthAnswer, sendCode, signInByCode } from './auth-calls.ts';

const copy = accountCopy.code;

interface Props {
  readonly onAnswer: (answer: AuthAnswer) => void;
  readonly onBack: () => void;
}

/** First the address or telephone, then the code that was sent there. */
export function EmailCodeForm({ onAnswer, onBack }: Props) {
  const [email, setEmail] = useState<string | null>(null);
  return (
    <div className="mt-8 grid gap-4">
      {email === null ? (
        <AddressStep onSent={setEmail} />
      ) : (
        <CodeStep email={email} onAnswer={onAnswer} onOther={() => setEmail(null)} />
      )}
      <Button variant="link" size="inline" className="justify-self-start" onClick={onBack}>
        {copy.back}
      </Button>
    </div>
  );
}

function AddressStep({ onSent }: { readonly onSent: (email: string) => void }) {
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (email === '') return setProblem(accountCopy.fillAll);
    setIsBusy(true);
    const answer = await sendCode(email);
    setIsBusy(false);
    if (answer.ok) onSent(email);
    else setProblem(answer.code === 'NOT_FOUND' ? copy.unavailable : (answer.fields.email ?? answer.message));
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <Field label={copy.to} error={problem}>
        {(control) => <Input {...control} name="email" autoComplete="username" maxLength={254} />}
      </Field>
      <Button type="submit" block busyText={isBusy ? copy.sending : undefined}>
        {copy.send}
      </Button>
    </form>
  );
}

interface CodeStepProps {
  readonly email: string;
  readonly onAnswer: Props['onAnswer'];
  readonly onOther: () => void;
}

function CodeStep({ email, onAnswer, onOther }: CodeStepProps) {
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setIsBusy(true);
    const answer = await signInByCode(email, code);
    setIsBusy(false);
    if (answer.ok) onAnswer(answer);
    else setProblem(answer.fields.code ?? answer.fields.otp ?? answer.message);
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <p role="status" className="break-words text-ink-2 text-ui">
        {copy.sent(email)}
      </p>
      <CodeField label={copy.code} error={problem} />
      <Button type="submit" block busyText={isBusy ? copy.busy : undefined}>
        {copy.submit}
      </Button>
      <Button variant="link" size="inline" className="justify-self-start" onClick={onOther}>
        {copy.other}
      </Button>
    </form>
  );
}
