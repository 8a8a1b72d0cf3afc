import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { cancelDeletion } from '#contract/account/privacy.ts';
import { formatArticleDate } from '#shared/dates.ts';
import type { Sen } from '#shared/money.ts';
import { settingsCopy } from '../settings-copy.ts';
import { SettingsSection } from '../settings-layout.tsx';
import { useAccountMutation } from '../use-account-mutation.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

const copy = settingsCopy.deletion;

interface Props {
  readonly deleteAfter: string | null;
  readonly balance: Sen;
}

export function DeletionSection({ deleteAfter, balance }: Props) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <SettingsSection
      title={copy.title}
      lede={copy.lede}
      action={
        deleteAfter === null ? (
          <Button variant="danger" size="sm" onClick={() => setIsConfirming(true)}>
            {copy.ask}
          </Button>
        ) : undefined
      }
    >
      {deleteAfter !== null && <PendingDeletion deleteAfter={deleteAfter} />}
      {isConfirming && <DeletionDialog balance={balance} onClose={() => setIsConfirming(false)} />}
    </SettingsSection>
  );
}

function PendingDeletion({ deleteAfter }: { readonly deleteAfter: string }) {
  const { isBusy, run } = useAccountMutation();
  const onCancelDeletion = () => {
    const route = { method: 'delete', path: '/api/account/deletion' } as const;
    void run(
      () => browserClient.call<typeof cancelDeletion>(route),
      () => toast.success(copy.kept),
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-debit-soft px-5 py-4 text-ui">
      <p>
        {copy.pending} <b className="num font-semibold">{formatArticleDate(deleteAfter)}</b>
      </p>
      <Button size="sm" onClick={onCancelDeletion} disabled={isBusy}>
        {copy.keep}
      </Button>
    </div>
  );
}
