import { targetOf } from '#app/components/data-table/bulk-target.ts';
import { targetInput } from '#app/components/data-table/bulk-target-shape.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { createOrderBump, endOrderBumps } from '#contract/order-bumps/admin.ts';
import { bumpsCopy as copy } from '#messages/order-bumps/admin.ts';
import { bumpInput } from './bump-input.ts';

export const bumpAction = formActions(
  {
    end: formAction({
      endpoint: endOrderBumps,
      form: 'end-offers',
      schema: targetInput,
      call: (target) => ({ body: { ids: targetOf(target).ids ?? [] } }),
      done: () => copy.ended,
    }),
  },
  formAction({
    endpoint: createOrderBump,
    form: 'create-bump',
    schema: bumpInput,
    call: (body) => ({ body }),
    done: () => copy.created,
    failed: () => copy.createFailed,
    fieldOf: { BUMPS_FULL: 'beside_id', BUMP_EXISTS: 'product_id', PRODUCT_NOT_FOUND: 'product_id' },
  }),
);
