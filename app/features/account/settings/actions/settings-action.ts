import { data } from 'react-router';
import { z } from 'zod';
import { callAuthApi } from '#app/lib/api/auth-api.ts';
import { formActions } from '#app/lib/forms/form-action.ts';
import { confirmPhone, removePhone as removePhoneCall, requestPhone } from '#contract/account/phone.ts';
import { requestEmailChange } from '#contract/account/security.ts';
import type { Client } from '#contract/client.ts';
import {
  cancelDeletion as cancelDeletionCall,
  downloadExport as downloadExportCall,
  requestDeletion as requestDeletionCall,
  requestExport as requestExportCall,
  updatePreferences as updatePreferencesCall,
  withdrawConsent as withdrawConsentCall,
} from '#contract/privacy/privacy.ts';
import { phoneCopy } from '#messages/account/settings.ts';
import { refusalCopy } from '#messages/refusals.ts';
import { toPhoneNumber } from '#shared/people/phone-number.ts';
import { refuse } from '#shared/result.ts';
import { PHONE_CODE_SENT, PHONE_OTHER } from '../forms/phone-steps.ts';
import { exportHref, type SettingsIntent } from '../settings-notices.ts';
import { securityActions } from './security-actions.ts';
import { settingsForm } from './settings-form.ts';
import { whatsappActions } from './whatsapp-actions.ts';

const changeEmail = settingsForm({
  schema: z.object({ email: z.string().trim() }),
  send: async (body, { client }) => {
    const requested = await client.call(requestEmailChange, { body });
    if (requested.ok || requested.refusal.code !== 'SAME_EMAIL') return requested;
    return refuse({ ...requested.refusal, fields: { email: requested.refusal.message } });
  },
});

const changePhone = settingsForm({
  schema: z.object({
    phone: z.string(),
    code: z.string().trim().optional(),
    other: z.string().optional(),
  }),
  send: async ({ phone, code = '', other }, { client, form }) => {
    if (other !== undefined) return refuse({ code: PHONE_OTHER, message: '', status: 200 });
    if (!form.has('code')) return requestCode(client, phone);
    const confirmed = await client.call(confirmPhone, { body: { code } });
    if (confirmed.ok || !['WRONG_CODE', 'INVALID_INPUT'].includes(confirmed.refusal.code)) return confirmed;
    const message = refusalCopy.WRONG_CODE;
    return refuse({ code: PHONE_CODE_SENT, message, status: 422, fields: { code: message } });
  },
});

async function requestCode(client: Client, phone: string) {
  const phone_number = toPhoneNumber(phone);
  if (phone_number === null) {
    const message = phoneCopy.invalid;
    return refuse({ code: 'INVALID_INPUT', message, fields: { phone: message } });
  }
  const requested = await client.call(requestPhone, { body: { phone_number } });
  if (requested.ok) {
    return refuse({ code: PHONE_CODE_SENT, message: phoneCopy.sent(phone_number), status: 200 });
  }
  if (requested.refusal.code !== 'SAME_PHONE') return requested;
  return refuse({ ...requested.refusal, fields: { phone: requested.refusal.message } });
}

const removePhone = settingsForm({
  schema: z.object({}),
  send: (_, { client }) => client.call(removePhoneCall),
});

/** The page links to Google, because CSP forbids a form to redirect to another site. */
const linkGoogle = settingsForm({
  schema: z.object({}),
  send: (_, { context }) => callAuthApi(context, '/link-social', { provider: 'google' }),
  facts: ({ url = '' }) => ({ url }),
  to: null,
});

const unlinkGoogle = settingsForm({
  schema: z.object({ id: z.string() }),
  send: ({ id }, { context }) => callAuthApi(context, '/unlink-account', { accountId: id }),
});

const signInActions = {
  'change-email': changeEmail,
  'change-phone': changePhone,
  'remove-phone': removePhone,
  'link-google': linkGoogle,
  'unlink-google': unlinkGoogle,
} as const;

const emptyInput = z.object({});
/** An unticked box would not be posted, which would leave the preference unchanged. */
const onOrOff = z
  .enum(['on', 'off'])
  .transform((word) => word === 'on')
  .optional();

const updatePreferences = settingsForm({
  schema: z.object({
    receipts: onOrOff,
    reminders: onOrOff,
    learning: onOrOff,
    news: onOrOff,
    offers: onOrOff,
    cart: onOrOff,
    mail_language: updatePreferencesCall.body.shape.mail_language,
  }),
  send: (body, { client }) => client.call(updatePreferencesCall, { body }),
});

/** `news/mail` is a purpose and its channel. */
const consentId = z
  .string()
  .transform((id): { readonly purpose: string; readonly channel?: string | undefined } => {
    const [purpose = '', channel] = id.split('/');
    return { purpose, channel };
  })
  .pipe(z.object({ ...withdrawConsentCall.params.shape, ...withdrawConsentCall.query.shape }));

const withdrawConsent = settingsForm({
  schema: z.object({ id: consentId }),
  send: ({ id: { purpose, channel } }, { client }) =>
    client.call(withdrawConsentCall, { params: { purpose }, query: { channel } }),
});

const requestExport = settingsForm({
  schema: emptyInput,
  send: (_, { client }) => client.call(requestExportCall, { body: {} }),
});

/** Checks the proof here, because the file has no page that could ask for it. */
const downloadExport = settingsForm({
  schema: downloadExportCall.params,
  send: (params, { client }) => client.call(downloadExportCall, { params }),
  to: ({ id }) => exportHref(id),
});

const requestDeletion = settingsForm({
  schema: z.object({ gives_up_balance: z.boolean().default(false) }),
  send: async (body, { client }) => {
    const requested = await client.call(requestDeletionCall, { body });
    if (requested.ok || requested.refusal.code !== 'BALANCE_LEFT') return requested;
    return refuse({ ...requested.refusal, fields: { gives_up_balance: requested.refusal.message } });
  },
});

const cancelDeletion = settingsForm({
  schema: emptyInput,
  send: (_, { client }) => client.call(cancelDeletionCall),
});

const privacyActions = {
  'update-preferences': updatePreferences,
  'withdraw-consent': withdrawConsent,
  'request-export': requestExport,
  'download-export': downloadExport,
  'request-deletion': requestDeletion,
  'cancel-deletion': cancelDeletion,
} as const;

const actions = {
  ...securityActions,
  ...signInActions,
  ...privacyActions,
  ...whatsappActions,
} satisfies Readonly<Record<SettingsIntent, unknown>>;

/** All forms of the settings. Works without scripts. */
export const settingsAction = formActions(actions, () => {
  throw data(null, { status: 400 });
});
