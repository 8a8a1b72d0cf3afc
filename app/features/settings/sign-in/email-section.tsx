import { Check, Hourglass } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { requestEmailChange, Security } from '#contract/account/security.ts';
import { settingsCopy } from '../settings-copy.ts';
import { SettingsSection } from '../settings-layout.tsx';
import { useAccountMutation } from '../use-account-mutation.ts';

const copy = settingsCopy.email;

export function EmailSection({ security }: { readonly security: Security }) {
  const { email, email_change } = security;
  return (
    <SettingsSection title={copy.title} lede={copy.lede}>
      <p className="break-all font-semibold text-amount">{email}</p>
      {email_change !== null && <PendingEmailChange change={email_change} />}
      <EmailForm />
    </SettingsSection>
  );
}

function EmailForm() {
  const { isBusy, problems, run } = useAccountMutation();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const path = '/api/account/email-change';
    void run(
      () => browserClient.call<typeof requestEmailChange>({ method: 'post', path }, { body: { email } }),
      () => {
        form.current?.reset();
        toast.success(copy.sentTitle, { description: copy.sent });
      },
    );
  };
  return (
    <form
      method="post"
      ref={form}
      onSubmit={submit}
      noValidate
      className="flex max-w-[640px] flex-wrap items-start gap-3"
    >
      <Field label={copy.next} error={problems.email} className="min-w-[240px] flex-1">
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" maxLength={254} />}
      </Field>
      <Button
        type="submit"
        variant="outline"
        className="sm:mt-7"
        busyText={isBusy ? settingsCopy.saving : undefined}
      >
        {copy.change}
      </Button>
    </form>
  );
}

type Change = NonNullable<Security['email_change']>;

function PendingEmailChange({ change }: { readonly change: Change }) {
  return (
    <div className="grid gap-2 rounded-card bg-sunk px-5 py-4 text-ui">
      <p>
        {copy.waiting} <b className="break-all font-semibold">{change.new_email}</b>
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
        <ConfirmationStatus label={copy.current} isDone={change.is_current_confirmed} />
        <ConfirmationStatus label={copy.fresh} isDone={change.is_new_confirmed} />
      </ul>
    </div>
  );
}

function ConfirmationStatus({ label, isDone }: { readonly label: string; readonly isDone: boolean }) {
  const Icon = isDone ? Check : Hourglass;
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden className={`size-4 ${isDone ? 'text-credit' : 'text-ink-3'}`} />
      {label}: {isDone ? copy.agreed : copy.notYet}
    </li>
  );
}
