import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { cancelDeletion } from '#contract/account/privacy.ts';
import { formatArticleDate } from '#shared/dates.ts';
import type { Sen } from '#shared/money.ts';
import { account } from './account-client.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { settingsCopy } from './settings-copy.ts';
import { SettingsSection } from './settings-frame.tsx';
import { useAccountAction } from './use-account-action.ts';

const copy = settingsCopy.deletion;

interface Props {
  readonly deleteAfter: string | null;
  readonly balance: Sen;
}

/** Leaving, and coming back while there is time. */
export function DeletionSection({ deleteAfter, balance }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SettingsSection
      title={copy.title}
      lede={copy.lede}
      action={
        deleteAfter === null ? (
          <Button variant="danger" size="sm" onClick={() => setIsAsking(true)}>
            {copy.ask}
          </Button>
        ) : undefined
      }
    >
      {deleteAfter !== null && <Pending deleteAfter={deleteAfter} />}
      {isAsking && <DeletionDialog balance={balance} onClose={() => setIsAsking(false)} />}
    </SettingsSection>
  );
}

function Pending({ deleteAfter }: { readonly deleteAfter: string }) {
  const { isBusy, run } = useAccountAction();
  const keep = () => {
    const route = { method: 'delete', path: '/api/account/deletion' } as const;
    void run(
      () => account.call<typeof cancelDeletion>(route),
      () => toast.success(copy.kept),
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-debit-soft px-5 py-4 text-ui">
      <p>
        {copy.pending} <b className="num font-semibold">{formatArticleDate(deleteAfter)}</b>
      </p>
      <Button size="sm" onClick={keep} disabled={isBusy}>
        {copy.keep}
      </Button>
    </div>
  );
}
