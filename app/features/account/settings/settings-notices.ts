import type { FormSuccessData } from '#app/lib/forms/form-reply.ts';
import {
  devicesCopy,
  passkeysCopy,
  passwordCopy,
  twoFactorCopy,
} from '#messages/account/security-settings.ts';
import {
  consentsCopy,
  deletionCopy,
  emailCopy,
  exportCopy,
  googleCopy,
  phoneCopy,
  settingsCopy,
} from '#messages/account/settings.ts';
import { ownWhatsappCopy } from '#messages/whatsapp/settings.ts';

export interface SettingsNotice {
  readonly title: string;
  readonly text?: string;
}

/** The notice after each form; null: the page shows the result itself. */
const notices = {
  'change-password': () => ({ title: passwordCopy.done }),
  'send-password-link': () => ({ title: passwordCopy.sent }),
  'enable-two-factor': null,
  'verify-two-factor': () => ({ title: twoFactorCopy.enabled }),
  'renew-recovery-codes': null,
  'disable-two-factor': () => ({ title: twoFactorCopy.disabled }),
  'request-passkey': null,
  'add-passkey': () => ({ title: passkeysCopy.added }),
  'remove-passkey': () => ({ title: passkeysCopy.removed }),
  'end-session': () => ({ title: devicesCopy.ended }),
  'end-other-sessions': ({ count }: FormSuccessData) => ({ title: devicesCopy.endedOthers(Number(count)) }),
  'change-email': () => ({ title: emailCopy.sentTitle, text: emailCopy.sent }),
  'change-phone': () => ({ title: phoneCopy.done }),
  'remove-phone': () => ({ title: phoneCopy.removed }),
  'link-google': null,
  'unlink-google': () => ({ title: googleCopy.unlinked }),
  'update-preferences': () => ({ title: settingsCopy.saved }),
  'change-whatsapp': () => ({ title: ownWhatsappCopy.saved }),
  'stop-whatsapp': () => ({ title: ownWhatsappCopy.stopped, text: ownWhatsappCopy.stoppedText }),
  'withdraw-consent': () => ({ title: consentsCopy.done }),
  'request-export': () => ({ title: exportCopy.asked, text: exportCopy.askedText }),
  'download-export': null,
  'request-deletion': () => ({ title: deletionCopy.asked }),
  'cancel-deletion': () => ({ title: deletionCopy.kept }),
} as const satisfies Readonly<Record<string, ((facts: FormSuccessData) => SettingsNotice) | null>>;

export type SettingsIntent = keyof typeof notices;

export function isSettingsIntent(word: string): word is SettingsIntent {
  return Object.hasOwn(notices, word);
}

export function noticeOf(intent: SettingsIntent, facts: FormSuccessData): SettingsNotice | null {
  return notices[intent]?.(facts) ?? null;
}

export function noticeIn(search: URLSearchParams): SettingsNotice | null {
  const intent = search.get('done') ?? '';
  return isSettingsIntent(intent) ? noticeOf(intent, { count: search.get('count') ?? '0' }) : null;
}

export const settingsFormId = (intent: string, subject = ''): string =>
  subject === '' ? intent : `${intent}-${subject}`;

export type SettingsTab = keyof typeof settingsCopy.tabs;

export function settingsHref(search: URLSearchParams, more: Readonly<Record<string, string>> = {}): string {
  const kept = ['tab', 'page'].flatMap((name) => search.getAll(name).map((value) => [name, value]));
  const query = new URLSearchParams([...kept, ...Object.entries(more)]).toString();
  return query === '' ? '/user/settings' : `/user/settings?${query}`;
}

export const exportHref = (id: string): string => `/user/settings/export/${encodeURIComponent(id)}`;
