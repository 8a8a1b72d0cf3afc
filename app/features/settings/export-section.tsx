import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { AccountExport, downloadExport, requestExport } from '#contract/account/privacy.ts';
import { formatArticleDate } from '#shared/dates.ts';
import { account } from './account-client.ts';
import { saveFile } from './save-file.ts';
import { settingsCopy } from './settings-copy.ts';
import { SettingsSection } from './settings-frame.tsx';
import { useAccountAction } from './use-account-action.ts';

const copy = settingsCopy.export;

/** A copy of everything: asked for, packed by a job, fetched by its owner. */
export function ExportSection({ latest }: { readonly latest: AccountExport | null }) {
  const { isBusy, run } = useAccountAction();
  const ask = () => {
    const route = { method: 'post', path: '/api/account/export' } as const;
    void run(
      () => account.call<typeof requestExport>(route, { body: {} }),
      () => toast.success(copy.asked, { description: copy.askedText }),
    );
  };
  const isPacking = latest !== null && latest.ready_at === null;
  return (
    <SettingsSection
      title={copy.title}
      lede={copy.lede}
      action={
        <Button variant="outline" size="sm" onClick={ask} disabled={isBusy || isPacking}>
          {copy.ask}
        </Button>
      }
    >
      {isPacking && (
        <p role="status" className="border-line border-y py-4 text-ink-2 text-ui">
          {copy.packing}
        </p>
      )}
      {latest !== null && latest.expires_at !== null && <Ready id={latest.id} until={latest.expires_at} />}
    </SettingsSection>
  );
}

function Ready({ id, until }: { readonly id: string; readonly until: string }) {
  const { isBusy, run } = useAccountAction();
  const fetchFile = () => {
    const route = { method: 'get', path: '/api/account/export/{id}/file' } as const;
    void run(
      () => account.call<typeof downloadExport>(route, { params: { id } }),
      ({ file_name, content }) => saveFile(file_name, content),
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-credit-soft px-5 py-4 text-ui">
      <p className="num">
        {copy.ready} {formatArticleDate(until)}
      </p>
      <Button size="sm" onClick={fetchFile} disabled={isBusy}>
        {copy.download}
      </Button>
    </div>
  );
}
