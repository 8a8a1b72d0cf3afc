import { Fingerprint, KeyRound, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getSecurity, listSecurityEvents, listSessions, type Security } from '#contract/account/security.ts';
import type { Client } from '#contract/client.ts';
import { getExport, getPreferences, listConsents } from '#contract/privacy/privacy.ts';
import { getWallet } from '#contract/wallet/wallet.ts';
import { getOwnWhatsapp } from '#contract/whatsapp/whatsapp.ts';
import { guardsCopy as copy } from '#messages/account/security-settings.ts';
import { settingsCopy } from '#messages/account/settings.ts';
import type { Route } from './+types/settings.route.ts';
import { settingsAction } from './actions/settings-action.ts';
import { EmailPreferencesSection } from './email-preferences-section.tsx';
import { ConsentList } from './privacy/consent-list.tsx';
import { DeletionSection } from './privacy/deletion-section.tsx';
import { ExportSection } from './privacy/export-section.tsx';
import { SecurityEventList } from './security-event-list.tsx';
import { SessionList } from './session-list.tsx';
import { SettingsLayout } from './settings-layout.tsx';
import { noticeIn, type SettingsTab } from './settings-notices.ts';
import { EmailSection } from './sign-in/email-section.tsx';
import { GoogleSection } from './sign-in/google-section.tsx';
import { PasskeySection } from './sign-in/passkey-section.tsx';
import { PasswordSection } from './sign-in/password-section.tsx';
import { PhoneSection } from './sign-in/phone-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { WhatsappSection } from './whatsapp-section.tsx';

const PAGE_SIZE = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const client = api(context);
  const tab = tabFrom(search.get('tab'));
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(search.get('page') ?? '1')) || 1));
  const [security, devices, mails, privacy] = await Promise.all([
    client.call(getSecurity),
    tab === 'devices' ? fetchDevices(client, page) : null,
    tab === 'mails' ? fetchMessages(client) : null,
    tab === 'privacy' ? fetchPrivacy(client) : null,
  ]);
  return {
    tab,
    security: orThrow(security).security,
    devices,
    preferences: mails?.preferences ?? null,
    whatsapp: mails?.whatsapp ?? null,
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

async function fetchMessages(client: Client) {
  const [preferences, own] = await Promise.all([client.call(getPreferences), client.call(getOwnWhatsapp)]);
  const { whatsapp } = orThrow(own);
  // A number that was agreed to can be stopped also where WhatsApp is off by now.
  const isShown = whatsapp.is_available || whatsapp.is_granted;
  return { preferences: orThrow(preferences).preferences, whatsapp: isShown ? whatsapp : null };
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
  const { tab, security, devices, preferences, whatsapp, privacy } = loaderData;
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
      {whatsapp !== null && <WhatsappSection whatsapp={whatsapp} />}
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

function SecurityOverview({ security }: { readonly security: Security }) {
  const { has_password, two_factor_enabled, passkeys } = security;
  return (
    <dl aria-label={copy.label} className="grid grid-cols-3 gap-x-4 border-line border-y">
      <SecurityItem icon={<KeyRound aria-hidden />} label={copy.password} isOn={has_password}>
        {has_password ? copy.set : copy.unset}
      </SecurityItem>
      <SecurityItem icon={<ShieldCheck aria-hidden />} label={copy.twoFactor} isOn={two_factor_enabled}>
        {two_factor_enabled ? copy.on : copy.off}
      </SecurityItem>
      <SecurityItem icon={<Fingerprint aria-hidden />} label={copy.passkeys} isOn={passkeys.length > 0}>
        <span className="num">{passkeys.length}</span>
      </SecurityItem>
    </dl>
  );
}

interface SecurityItemProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isOn: boolean;
  readonly children: ReactNode;
}

function SecurityItem({ icon, label, isOn, children }: SecurityItemProps) {
  return (
    <div className="min-w-0 border-line py-3.5 not-first:border-l not-first:pl-4 sm:not-first:pl-5">
      <dt className="flex items-center gap-2 text-ink-3 text-small [&_svg]:size-4 [&_svg]:shrink-0 max-sm:[&_svg]:hidden">
        {icon}
        {label}
      </dt>
      <dd className="mt-1 font-semibold text-ui">
        <StatusDot tone={isOn ? 'ok' : 'off'}>{children}</StatusDot>
      </dd>
    </div>
  );
}
