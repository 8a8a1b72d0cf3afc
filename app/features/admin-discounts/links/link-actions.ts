import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { createCheckoutLink, endCheckoutLinks } from '#contract/admin/sales/checkout-links.ts';
import type { Client } from '#contract/client.ts';
import { linksCopy as copy } from '#messages/admin-links.ts';
import { handleIds } from '../ids-action.ts';
import { linkInput } from './link-input.ts';

export function handleLinkAction(client: Client, posted: FormData) {
  return formIntent(posted) === 'end' ? endLink(client, posted) : makeLink(client, posted);
}

function makeLink(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'create-link',
    schema: linkInput,
    refusals: createCheckoutLink.refusals,
    send: async ({ label, target, code }) => {
      const made = await client.call(createCheckoutLink, { body: { label, ...target, code } });
      return made.ok
        ? formDone(copy.created)
        : formRefusal(made.refusal, {
            failed: copy.createFailed,
            fieldOf: { DISCOUNT_UNKNOWN: 'code', PRODUCT_NOT_FOUND: 'target', PLAN_NOT_FOUND: 'target' },
          });
    },
  });
}

const endLink = (client: Client, posted: FormData) =>
  handleIds(posted, {
    form: 'end-links',
    change: ({ ids = [] }) => client.call(endCheckoutLinks, { body: { ids } }),
    done: () => copy.ended,
  });
