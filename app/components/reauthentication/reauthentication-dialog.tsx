import { type FormEvent, useEffect, useState } from 'react';
import { CodeField } from '#app/components/inputs/code-field.tsx';
import { PasswordField } from '#app/components/inputs/password-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { reauthenticate, sendReauthenticationCode } from '#contract/account/security.ts';
import { reauthenticationCopy as copy } from '#messages/account/reauthentication.ts';

interface Props {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onSettled: (isProved: boolean) => void;
}

export function ReauthenticationDialog({ email, hasPassword, onSettled }: Props) {
  const [isCodeMode, setIsCodeMode] = useState(!hasPassword);
  const { problem, isBusy, submit } = useReauthenticationForm(isCodeMode, onSettled);
  useEffect(() => {
    if (!isCodeMode) return;
    const path = '/api/auth/reauthenticate/code';
    void browserClient.call<typeof sendReauthenticationCode>({ method: 'post', path }, { body: {} });
  }, [isCodeMode]);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onSettled(false)}>
      <DialogContent size="slim">
        <DialogHeader>
          <DialogTitle>{copy.title}</DialogTitle>
          <DialogDescription>{isCodeMode ? copy.sent(email) : copy.text}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <form method="post" onSubmit={submit} noValidate className="grid gap-4">
            {isCodeMode ? (
              <CodeField label={copy.code} error={problem} />
            ) : (
              <PasswordField
                label={copy.password}
                name="password"
                autoComplete="current-password"
                error={problem}
              />
            )}
            <Button type="submit" block busyText={isBusy ? copy.busy : undefined}>
              {copy.submit}
            </Button>
            {!isCodeMode && (
              <Button variant="link" size="inline" onClick={() => setIsCodeMode(true)}>
                {copy.useCode}
              </Button>
            )}
          </form>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function useReauthenticationForm(isCodeMode: boolean, onSettled: Props['onSettled']) {
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const proof = isCodeMode
      ? { code: String(form.get('code') ?? '').trim() }
      : { password: String(form.get('password') ?? '') };
    setIsBusy(true);
    const path = '/api/auth/reauthenticate';
    const answer = await browserClient.call<typeof reauthenticate>({ method: 'post', path }, { body: proof });
    setIsBusy(false);
    if (answer.ok) onSettled(true);
    else setProblem(answer.refusal.message);
  };
  return { problem, isBusy, submit };
}
