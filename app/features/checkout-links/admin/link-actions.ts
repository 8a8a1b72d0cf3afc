import { targetOf } from '#app/components/data-table/bulk-target.ts';
import { targetInput } from '#app/components/data-table/bulk-target-shape.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { createCheckoutLink, endCheckoutLinks } from '#contract/checkout-links/admin.ts';
import { linksCopy as copy } from '#messages/checkout-links/admin.ts';
import { linkInput } from './link-input.ts';

export const linkAction = formActions(
  {
    end: formAction({
      endpoint: endCheckoutLinks,
      form: 'end-links',
      schema: targetInput,
      call: (target) => ({ body: { ids: targetOf(target).ids ?? [] } }),
      done: () => copy.ended,
    }),
  },
  formAction({
    endpoint: createCheckoutLink,
    form: 'create-link',
    schema: linkInput,
    call: ({ label, target, code }) => ({ body: { label, ...target, code } }),
    done: () => copy.created,
    failed: () => copy.createFailed,
    fieldOf: { DISCOUNT_UNKNOWN: 'code', PRODUCT_NOT_FOUND: 'target', PLAN_NOT_FOUND: 'target' },
  }),
);
