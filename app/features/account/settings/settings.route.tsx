import { useSearchParams } from 'react-router';
import { settingsAction } from '#app/features/account/settings/actions/settings-action.ts';
import { EmailPreferencesSection } from '#app/features/account/settings/email-preferences-section.tsx';
import { ConsentList } from '#app/features/account/settings/privacy/consent-list.tsx';
import { DeletionSection } from '#app/features/account/settings/privacy/deletion-section.tsx';
import { ExportSection } from '#app/features/account/settings/privacy/export-section.tsx';
import { SecurityEventList } from '#app/features/account/settings/security-event-list.tsx';
import { SecurityOverview } from '#app/features/account/settings/security-overview.tsx';
import { SessionList } from '#app/features/account/settings/session-list.tsx';
import type { SettingsTab } from '#app/features/account/settings/settings-href.ts';
import { SettingsLayout } from '#app/features/account/settings/settings-layout.tsx';
import { noticeIn } from '#app/features/account/settings/settings-notices.ts';
import { EmailSection } from '#app/features/account/settings/sign-in/email-section.tsx';
import { GoogleSection } from '#app/features/account/settings/sign-in/google-section.tsx';
import { PasskeySection } from '#app/features/account/settings/sign-in/passkey-section.tsx';
import { PasswordSection } from '#app/features/account/settings/sign-in/password-section.tsx';
import { PhoneSection } from '#app/features/account/settings/sign-in/phone-section.tsx';
import { TwoFactorSection } from '#app/features/account/settings/two-factor/two-factor-section.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getSecurity, listSecurityEvents, listSessions } from '#contract/account/security.ts';
import type { Client } from '#contract/client.ts';
import { getExport, getPreferences, listConsents } from '#contract/privacy/privacy.ts';
import { getWallet } from '#contract/wallet/wallet.ts';
import { settingsCopy } from '#messages/account/settings.ts';
import type { Route } from './+types/settings.route.ts';

const PAGE_SIZE = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const client = api(context);
  const tab = tabFrom(search.get('tab'));
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(search.get('page') ?? '1')) || 1));
  const [security, devices, mails, privacy] = await Promise.all([
    client.call(getSecurity),
    tab === 'devices' ? fetchDevices(client, page) : null,
    tab === 'mails' ? client.call(getPreferences) : null,
    tab === 'privacy' ? fetchPrivacy(client) : null,
  ]);
  return {
    tab,
    security: orThrow(security).security,
    devices,
    preferences: mails === null ? null : orThrow(mails).preferences,
    privacy,
    has_failed: search.has('error'),
  };
}

function tabFrom(word: string | null): SettingsTab {
  return word !== null && isTab(word) ? word : 'security';
}

function isTab(word: string): word is SettingsTab {
  return Object.hasOwn(settingsCopy.tabs, word);
}

async function fetchDevices(client: Client, page: number) {
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const [sessions, log] = await Promise.all([
    client.call(listSessions),
    client.call(listSecurityEvents, { query }),
  ]);
  const { events, total } = orThrow(log);
  return { sessions: orThrow(sessions).sessions, events, page, pageCount: Math.ceil(total / PAGE_SIZE) };
}

async function fetchPrivacy(client: Client) {
  const [consents, latest, wallet] = await Promise.all([
    client.call(listConsents),
    client.call(getExport),
    client.call(getWallet),
  ]);
  return {
    consents: orThrow(consents).consents,
    latest: orThrow(latest).export,
    balance: orThrow(wallet).wallet.balance_bigint,
  };
}

export const action = settingsAction;

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: settingsCopy.title, robots: 'noindex' });

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { tab, security, devices, preferences, privacy } = loaderData;
  return (
    <SettingsLayout tab={tab} notice={actionData === undefined ? noticeIn(search) : null}>
      {tab === 'security' && (
        <>
          <SecurityOverview security={security} />
          <PasswordSection hasPassword={security.has_password} />
          <TwoFactorSection security={security} />
          <PasskeySection passkeys={security.passkeys} />
        </>
      )}
      {devices !== null && (
        <>
          <SessionList sessions={devices.sessions} />
          <SecurityEventList {...devices} />
        </>
      )}
      {tab === 'sign-in' && (
        <>
          <EmailSection security={security} />
          <PhoneSection security={security} />
          <GoogleSection security={security} hasFailed={loaderData.has_failed} />
        </>
      )}
      {preferences !== null && <EmailPreferencesSection preferences={preferences} />}
      {privacy !== null && (
        <>
          <ConsentList consents={privacy.consents} />
          <ExportSection latest={privacy.latest} />
          <DeletionSection deleteAfter={security.delete_after} balance={privacy.balance} />
        </>
      )}
    </SettingsLayout>
  );
}
