import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { createOrderBump, endOrderBumps } from '#contract/admin/catalog/order-bumps.ts';
import type { Client } from '#contract/client.ts';
import { bumpsCopy as copy } from '#messages/admin-bumps.ts';
import { handleIds } from '../ids-action.ts';
import { bumpInput } from './bump-input.ts';

export function handleBumpAction(client: Client, posted: FormData) {
  return formIntent(posted) === 'end' ? endBump(client, posted) : makeBump(client, posted);
}

function makeBump(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'create-bump',
    schema: bumpInput,
    refusals: createOrderBump.refusals,
    send: async (body) => {
      const made = await client.call(createOrderBump, { body });
      return made.ok
        ? formDone(copy.created)
        : formRefusal(made.refusal, {
            failed: copy.createFailed,
            fieldOf: { BUMPS_FULL: 'beside_id', BUMP_EXISTS: 'product_id', PRODUCT_NOT_FOUND: 'product_id' },
          });
    },
  });
}

const endBump = (client: Client, posted: FormData) =>
  handleIds(posted, {
    form: 'end-offers',
    change: ({ ids = [] }) => client.call(endOrderBumps, { body: { ids } }),
    done: () => copy.ended,
  });
