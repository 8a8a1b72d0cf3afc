import { targetOf } from '#app/components/data-table/bulk-target.ts';
import { targetInput } from '#app/components/data-table/bulk-target-shape.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { createVouchers, endVouchers } from '#contract/vouchers/admin.ts';
import { vouchersCopy } from '#messages/discounts/admin.ts';
import { voucherInput } from './voucher-input.ts';

export const voucherAction = formActions(
  {
    end: formAction({
      endpoint: endVouchers,
      form: 'end-vouchers',
      schema: targetInput,
      call: (target) => ({ body: { ids: targetOf(target).ids ?? [] } }),
      done: ({ ended }) => vouchersCopy.ended(ended),
    }),
  },
  formAction({
    endpoint: createVouchers,
    form: 'create-vouchers',
    schema: voucherInput,
    call: (body) => ({ body }),
    done: ({ codes }) => vouchersCopy.created(codes),
    failed: () => vouchersCopy.createFailed,
    fieldOf: { VOUCHER_CODE_TAKEN: 'code' },
  }),
);
