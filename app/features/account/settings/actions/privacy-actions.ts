import { z } from 'zod';
import {
  cancelDeletion as cancelDeletionCall,
  downloadExport as downloadExportCall,
  requestDeletion as requestDeletionCall,
  requestExport as requestExportCall,
  updatePreferences as updatePreferencesCall,
  withdrawConsent as withdrawConsentCall,
} from '#contract/privacy/privacy.ts';
import { refuse } from '#shared/result.ts';
import { exportHref } from '../settings-href.ts';
import { settingsForm } from './settings-form.ts';

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
    mail_language: updatePreferencesCall.body.shape.mail_language,
  }),
  send: (body, { client }) => client.call(updatePreferencesCall, { body }),
});

const withdrawConsent = settingsForm({
  schema: z.object({ id: withdrawConsentCall.params.shape.purpose }),
  send: ({ id }, { client }) => client.call(withdrawConsentCall, { params: { purpose: id } }),
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

export const privacyActions = {
  'update-preferences': updatePreferences,
  'withdraw-consent': withdrawConsent,
  'request-export': requestExport,
  'download-export': downloadExport,
  'request-deletion': requestDeletion,
  'cancel-deletion': cancelDeletion,
} as const;
