import { formText } from '#app/lib/forms/action-result.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import {
  createDiscount,
  type EditedDiscount,
  editDiscount,
  endDiscounts,
  getDiscount,
  restartDiscounts,
} from '#contract/admin/sales/discounts.ts';
import { createVouchers, endVouchers } from '#contract/admin/sales/vouchers.ts';
import type { Client } from '#contract/client.ts';
import { discountFormCopy as copy, discountsCopy, vouchersCopy } from '#messages/admin-discounts.ts';
import { handleIds } from '../ids-action.ts';
import { voucherInput } from '../vouchers/voucher-input.ts';
import { discountInput, unusedDiscountInput, usedDiscountInput } from './discount-input.ts';

export function handleDiscountAction(client: Client, posted: FormData) {
  switch (formIntent(posted)) {
    case 'edit':
      return edit(client, posted);
    case 'edit-used':
      return editUsed(client, posted);
    case 'end':
      return end(client, posted);
    case 'restart':
      return restart(client, posted);
    default:
      return create(client, posted);
  }
}

const atFields = () => ({
  failed: copy.failed,
  fieldOf: {
    DISCOUNT_CODE_TAKEN: 'code',
    DISCOUNT_LIMIT_PASSED: 'max_uses',
    percent: 'value',
    amount: 'value',
  },
});

function create(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'create-discount',
    schema: discountInput,
    refusals: createDiscount.refusals,
    send: async (body) => {
      const made = await client.call(createDiscount, { body });
      return made.ok ? formDone(copy.created) : formRefusal(made.refusal, atFields());
    },
  });
}

function edit(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'edit-discount',
    schema: unusedDiscountInput,
    refusals: editDiscount.refusals,
    send: (body) => save(client, posted, body),
  });
}

function editUsed(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'edit-discount',
    schema: usedDiscountInput,
    refusals: editDiscount.refusals,
    send: async (conditions) => {
      const before = await client.call(getDiscount, { params: { id: formText(posted, 'id') } });
      if (!before.ok) return formRefusal(before.refusal, atFields());
      const { percent, amount, targets, periods } = before.value.discount;
      return save(client, posted, { ...conditions, percent, amount, targets, periods });
    },
  });
}

async function save(client: Client, posted: FormData, body: EditedDiscount) {
  const saved = await client.call(editDiscount, { params: { id: formText(posted, 'id') }, body });
  return saved.ok ? formDone(copy.saved) : formRefusal(saved.refusal, atFields());
}

const end = (client: Client, posted: FormData) =>
  handleIds(posted, {
    form: 'end-discounts',
    change: (body) => client.call(endDiscounts, { body }),
    done: ({ ended }) => discountsCopy.ended(ended),
    failed: discountsCopy.endFailed,
    refusals: endDiscounts.refusals,
  });

const restart = (client: Client, posted: FormData) =>
  handleIds(posted, {
    form: 'restart-discounts',
    change: (body) => client.call(restartDiscounts, { body }),
    done: ({ restarted }) => discountsCopy.restarted(restarted),
    failed: discountsCopy.restartFailed,
    refusals: restartDiscounts.refusals,
  });

export function handleVoucherAction(client: Client, posted: FormData) {
  return formIntent(posted) === 'end' ? endVoucher(client, posted) : makeVouchers(client, posted);
}

function makeVouchers(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'create-vouchers',
    schema: voucherInput,
    refusals: createVouchers.refusals,
    send: async (body) => {
      const made = await client.call(createVouchers, { body });
      return made.ok
        ? formDone(vouchersCopy.created(made.value.codes))
        : formRefusal(made.refusal, {
            failed: vouchersCopy.createFailed,
            fieldOf: { VOUCHER_CODE_TAKEN: 'code' },
          });
    },
  });
}

const endVoucher = (client: Client, posted: FormData) =>
  handleIds(posted, {
    form: 'end-vouchers',
    change: ({ ids = [] }) => client.call(endVouchers, { body: { ids } }),
    done: ({ ended }) => vouchersCopy.ended(ended),
  });
