import { useState } from 'react';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { deletionCopy as copy } from '#messages/account/settings.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { AskButton, AskForm } from '../forms/ask.tsx';
import { SettingsForm, SettingsSubmit, useSettingsForm } from '../forms/settings-form.tsx';
import { type Ask, useAsk } from '../forms/use-ask.ts';
import { SettingsSection } from '../settings-layout.tsx';

interface Props {
  readonly deleteAfter: string | null;
  readonly balance: Sen;
}

export function DeletionSection({ deleteAfter, balance }: Props) {
  const deletion = useAsk('request-deletion');
  return (
    <SettingsSection
      title={copy.title}
      lede={copy.lede}
      action={
        deleteAfter === null ? (
          <AskButton ask={deletion} variant="danger" size="sm">
            {copy.ask}
          </AskButton>
        ) : undefined
      }
    >
      {deleteAfter === null ? (
        <DeletionForm ask={deletion} balance={balance} />
      ) : (
        <PendingDeletion deleteAfter={deleteAfter} />
      )}
    </SettingsSection>
  );
}

function DeletionForm({ ask, balance }: { readonly ask: Ask; readonly balance: Sen }) {
  const [forfeitsBalance, setForfeitsBalance] = useState(false);
  const isHydrated = useHydrated();
  const hasMoney = balance > 0;
  return (
    <AskForm
      ask={ask}
      title={copy.dialogTitle}
      text={copy.dialogText}
      confirmLabel={copy.confirm}
      isDisabled={isHydrated && hasMoney && !forfeitsBalance}
    >
      {hasMoney && (
        <div onChange={(event) => setForfeitsBalance(isTicked(event.target))}>
          <CheckboxField name="gives_up_balance">
            {copy.balance(formatRupiah(toRupiah(balance)))}
          </CheckboxField>
        </div>
      )}
    </AskForm>
  );
}

const isTicked = (target: EventTarget) => target instanceof HTMLInputElement && target.checked;

function PendingDeletion({ deleteAfter }: { readonly deleteAfter: string }) {
  const form = useSettingsForm({ intent: 'cancel-deletion' });
  const submit = (
    <SettingsSubmit form={form} size="sm">
      {copy.keep}
    </SettingsSubmit>
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-debit-soft px-5 py-4 text-ui">
      <p>
        {copy.pending} <b className="num font-semibold">{formatCardDate(deleteAfter)}</b>
      </p>
      <SettingsForm form={form} label={copy.keep} submit={submit} />
    </div>
  );
}
