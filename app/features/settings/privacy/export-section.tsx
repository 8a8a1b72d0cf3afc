import { Button } from '#app/components/ui/button.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { downloadFile } from '#app/lib/download-file.ts';
import { toast } from '#app/lib/toast.ts';
import type { AccountExport, downloadExport, requestExport } from '#contract/account/privacy.ts';
import { formatArticleDate } from '#shared/dates.ts';
import { settingsCopy } from '../settings-copy.ts';
import { SettingsSection } from '../settings-layout.tsx';
import { useAccountMutation } from '../use-account-mutation.ts';

const copy = settingsCopy.export;

export function ExportSection({ latest }: { readonly latest: AccountExport | null }) {
  const { isBusy, run } = useAccountMutation();
  const onRequest = () => {
    const route = { method: 'post', path: '/api/account/export' } as const;
    void run(
      () => browserClient.call<typeof requestExport>(route, { body: {} }),
      () => toast.success(copy.asked, { description: copy.askedText }),
    );
  };
  const isPreparing = latest !== null && latest.ready_at === null;
  return (
    <SettingsSection
      title={copy.title}
      lede={copy.lede}
      action={
        <Button variant="outline" size="sm" onClick={onRequest} disabled={isBusy || isPreparing}>
          {copy.ask}
        </Button>
      }
    >
      {isPreparing && (
        <p role="status" className="border-line border-y py-4 text-ink-2 text-ui">
          {copy.packing}
        </p>
      )}
      {latest !== null && latest.expires_at !== null && (
        <ExportReady id={latest.id} until={latest.expires_at} />
      )}
    </SettingsSection>
  );
}

function ExportReady({ id, until }: { readonly id: string; readonly until: string }) {
  const { isBusy, run } = useAccountMutation();
  const onDownload = () => {
    const route = { method: 'get', path: '/api/account/export/{id}/file' } as const;
    void run(
      () => browserClient.call<typeof downloadExport>(route, { params: { id } }),
      ({ file_name, content }) => downloadFile(file_name, zipFromBase64(content)),
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-credit-soft px-5 py-4 text-ui">
      <p className="num">
        {copy.ready} {formatArticleDate(until)}
      </p>
      <Button size="sm" onClick={onDownload} disabled={isBusy}>
        {copy.download}
      </Button>
    </div>
  );
}

function zipFromBase64(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'application/zip' });
}
