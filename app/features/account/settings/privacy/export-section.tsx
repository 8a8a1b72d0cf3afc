import { useHref } from 'react-router';
import type { AccountExport } from '#contract/privacy/privacy.ts';
import { exportCopy as copy } from '#messages/account/settings.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { SettingsForm, SettingsSubmit, useSettingsForm } from '../forms/settings-form.tsx';
import { SettingsSection } from '../settings-layout.tsx';
import { exportHref } from '../settings-notices.ts';

export function ExportSection({ latest }: { readonly latest: AccountExport | null }) {
  const isPreparing = latest !== null && latest.ready_at === null;
  return (
    <SettingsSection title={copy.title} lede={copy.lede}>
      <RequestExportForm isPreparing={isPreparing} />
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

function RequestExportForm({ isPreparing }: { readonly isPreparing: boolean }) {
  const form = useSettingsForm({ intent: 'request-export' });
  const submit = (
    <SettingsSubmit
      form={form}
      variant="outline"
      size="sm"
      className="justify-self-start"
      disabled={isPreparing}
    >
      {copy.ask}
    </SettingsSubmit>
  );
  return <SettingsForm form={form} label={copy.title} submit={submit} />;
}

function ExportReady({ id, until }: { readonly id: string; readonly until: string }) {
  const href = useHref(exportHref(id));
  const form = useSettingsForm({
    intent: 'download-export',
    id,
    onDone: () => window.location.assign(href),
  });
  const submit = (
    <SettingsSubmit form={form} size="sm">
      {copy.download}
    </SettingsSubmit>
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-credit-soft px-5 py-4 text-ui">
      <p className="min-w-0">
        {copy.ready} <span className="num">{formatCardDate(until)}</span>
      </p>
      <SettingsForm form={form} label={copy.download} submit={submit} />
    </div>
  );
}
