import { Reauthentication } from '#app/components/reauthentication/reauthentication.tsx';
import { ConsentList } from '#app/features/settings/consent-list.tsx';
import { DeletionSection } from '#app/features/settings/deletion-section.tsx';
import { EmailSection } from '#app/features/settings/email-section.tsx';
import { EventList } from '#app/features/settings/event-list.tsx';
import { ExportSection } from '#app/features/settings/export-section.tsx';
import { GoogleSection } from '#app/features/settings/google-section.tsx';
import { GuardStrip } from '#app/features/settings/guard-strip.tsx';
import { MailSection } from '#app/features/settings/mail-section.tsx';
import { PasskeySection } from '#app/features/settings/passkey-section.tsx';
import { PasswordSection } from '#app/features/settings/password-section.tsx';
import { PhoneSection } from '#app/features/settings/phone-section.tsx';
import { SessionList } from '#app/features/settings/session-list.tsx';
import { type SettingsTab, settingsCopy } from '#app/features/settings/settings-copy.ts';
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx';
import { TwoFactorSection } from '#app/features/settings/two-factor-section.tsx';
import { api } from '#app/lib/api.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { getExport, getPreferences, listConsents } from '#contract/account/privacy.ts';
import { getSecurity, listSecurityEvents, listSessions } from '#contract/account/security.ts';
import { getWallet } from '#contract/account/wallet.ts';
import type { Client } from '#contract/client.ts';
import type { Route } from './+types/settings.ts';

const PAGE_SIZE = 20;

/** Only what the tab shows is read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const client = api(context);
  const tab = tabOf(search.get('tab'));
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(search.get('page') ?? '1')) || 1));
  const [security, devices, mails, privacy] = await Promise.all([
    client.call(getSecurity),
    tab === 'devices' ? readDevices(client, page) : null,
    tab === 'mails' ? client.call(getPreferences) : null,
    tab === 'privacy' ? readPrivacy(client) : null,
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

function tabOf(word: string | null): SettingsTab {
  return word !== null && isTab(word) ? word : 'security';
}

function isTab(word: string): word is SettingsTab {
  return Object.hasOwn(settingsCopy.tabs, word);
}

async function readDevices(client: Client, page: number) {
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const [sessions, log] = await Promise.all([
    client.call(listSessions),
    client.call(listSecurityEvents, { query }),
  ]);
  const { events, total } = orThrow(log);
  return { sessions: orThrow(sessions).sessions, events, page, pageCount: Math.ceil(total / PAGE_SIZE) };
}

async function readPrivacy(client: Client) {
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

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Settings', robots: 'noindex' });

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { tab, security, devices, preferences, privacy } = loaderData;
  return (
    <Reauthentication email={security.email} hasPassword={security.has_password}>
      <SettingsFrame tab={tab}>
        {tab === 'security' && (
          <>
            <GuardStrip security={security} />
            <PasswordSection email={security.email} hasPassword={security.has_password} />
            <TwoFactorSection security={security} />
            <PasskeySection passkeys={security.passkeys} />
          </>
        )}
        {devices !== null && (
          <>
            <SessionList sessions={devices.sessions} />
            <EventList {...devices} />
          </>
        )}
        {tab === 'sign-in' && (
          <>
            <EmailSection security={security} />
            <PhoneSection security={security} />
            <GoogleSection security={security} hasFailed={loaderData.has_failed} />
          </>
        )}
        {preferences !== null && <MailSection preferences={preferences} />}
        {privacy !== null && (
          <>
            <ConsentList consents={privacy.consents} />
            <ExportSection latest={privacy.latest} />
            <DeletionSection deleteAfter={security.delete_after} balance={privacy.balance} />
          </>
        )}
      </SettingsFrame>
    </Reauthentication>
  );
}
