import { Check, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { EmailField } from '#app/components/form/email-field.tsx';
import type { Security } from '#contract/account/security.ts';
import { emailCopy as copy } from '#messages/account/settings.ts';
import { SettingsForm, SettingsSubmit, useSettingsForm } from '../forms/settings-form.tsx';
import { SettingsSection } from '../settings-layout.tsx';

export function EmailSection({ security }: { readonly security: Security }) {
  const { email, email_change } = security;
  const [requests, setRequests] = useState(0);
  return (
    <SettingsSection title={copy.title} lede={copy.lede}>
      <p className="break-all font-semibold text-amount">{email}</p>
      {email_change !== null && <PendingEmailChange change={email_change} />}
      <EmailForm key={requests} onDone={() => setRequests(requests + 1)} />
    </SettingsSection>
  );
}

function EmailForm({ onDone }: { readonly onDone: () => void }) {
  const form = useSettingsForm({ intent: 'change-email', onDone });
  return (
    <SettingsForm
      form={form}
      label={copy.title}
      className="flex max-w-[640px] flex-wrap items-start gap-3"
      submit={
        <SettingsSubmit form={form} variant="outline" className="sm:mt-7">
          {copy.change}
        </SettingsSubmit>
      }
    >
      <EmailField name="email" label={copy.next} className="min-w-[240px] flex-1" />
    </SettingsForm>
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
