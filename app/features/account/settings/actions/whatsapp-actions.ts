import { z } from 'zod';
import { changeOwnWhatsapp } from '#contract/whatsapp/whatsapp.ts';
import { ownWhatsappCopy } from '#messages/whatsapp/settings.ts';
import { toPhoneNumber } from '#shared/people/phone-number.ts';
import { refuse } from '#shared/result.ts';
import { settingsForm } from './settings-form.ts';

const change = settingsForm({
  schema: z.object({ phone: z.string() }),
  send: async ({ phone: typed }, { client }) => {
    const phone = toPhoneNumber(typed);
    if (phone !== null) return client.call(changeOwnWhatsapp, { body: { phone } });
    const message = ownWhatsappCopy.invalid;
    return refuse({ code: 'INVALID_INPUT', message, fields: { phone: message } });
  },
});

const stop = settingsForm({
  schema: z.object({}),
  send: (_, { client }) => client.call(changeOwnWhatsapp, { body: { phone: null } }),
});

export const whatsappActions = { 'change-whatsapp': change, 'stop-whatsapp': stop } as const;
