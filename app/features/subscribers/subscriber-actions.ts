import { z } from 'zod';
import { formAction, formActions, formRefusal } from '#app/lib/forms/form-action.ts';
import {
  changeMailChoices,
  confirmSubscriber,
  deleteMailAddress,
  subscribe,
} from '#contract/subscribers/subscribers.ts';
import { subscribeCopy } from '#messages/subscribers/subscribe.ts';
import { messageChannels, messagePurposes } from '#shared/people/consents.ts';
import { MAIL_CHOICES_PATH, SUBSCRIBE_PATH } from '#shared/people/subscribers.ts';
import { suggestEmail } from '#shared/people/suggest-email.ts';
import { refuse, succeed } from '#shared/result.ts';

export const SUBSCRIBE_FORM = 'subscribe';
export const CONFIRM_FORM = 'confirm-subscriber';
export const CHOICES_FORM = 'mail-choices';
export const DELETION_FORM = 'delete-address';

export const subscribeAction = formAction({
  form: SUBSCRIBE_FORM,
  schema: subscribe.body,
  send: async (body, { client }) => {
    // The field of footer and posts has no script that suggests a correction: this form asks once, with the button.
    if (body.place !== 'page' && suggestEmail(body.email) !== null) {
      const message = subscribeCopy.isItRight;
      return refuse({ code: 'INVALID_INPUT', message, fields: { email: message } });
    }
    const asked = await client.call(subscribe, { body });
    return asked.ok ? succeed({ to: `${SUBSCRIBE_PATH}?state=asked` }) : formRefusal(asked.refusal);
  },
});

const token = z.string().default('');

export const confirmAction = formAction({
  endpoint: confirmSubscriber,
  form: CONFIRM_FORM,
  schema: z.object({ token, offers: z.boolean().default(false) }),
  call: (body) => ({ body }),
  to: ({ state, choices_token }) =>
    `${SUBSCRIBE_PATH}/confirm?${new URLSearchParams({ state, ...(choices_token !== null && { choices: choices_token }) })}`,
});

/** A tick is named by its purpose and channel. */
export const tickOf = (purpose: string, channel: string) => `${purpose}/${channel}`;

const everyTopic = messagePurposes.flatMap((purpose) =>
  messageChannels.map((channel) => ({ purpose, channel })),
);

const saveChoices = formAction({
  form: CHOICES_FORM,
  schema: z.object({ token }),
  refusals: changeMailChoices.refusals,
  send: async (body, { client, form }) => {
    const ticks = form.get('stop') === null ? form.getAll('granted').map(String) : [];
    const granted = everyTopic.filter(({ purpose, channel }) => ticks.includes(tickOf(purpose, channel)));
    const changed = await client.call(changeMailChoices, { body: { ...body, granted } });
    if (!changed.ok) return formRefusal(changed.refusal);
    return succeed({ to: `${MAIL_CHOICES_PATH}?${new URLSearchParams({ ...body, state: 'saved' })}` });
  },
});

const deleteAddress = formAction({
  form: DELETION_FORM,
  schema: z.object({ token }),
  refusals: deleteMailAddress.refusals,
  send: async (body, { client }) => {
    const deleted = await client.call(deleteMailAddress, { body });
    return deleted.ok ? succeed({ to: `${MAIL_CHOICES_PATH}?state=removed` }) : formRefusal(deleted.refusal);
  },
});

export const mailChoicesAction = formActions({ delete: deleteAddress }, saveChoices);
