import type { discountCopy as id, discountInputCopy as inputId } from '../id/discounts.ts';

export const discountCopy: typeof id = {
  owned: 'Already yours',
};

export const discountInputCopy: typeof inputId = {
  code: 'A code has 3 to 40 letters and digits.',
  voucherCode: 'A code has 4 to 40 letters and digits.',
  voucherAmount: 'A voucher is worth Rp 1 to Rp 10.000.000.',
  prefix: 'The prefix has at most 12 letters and digits.',
  oneCode: 'Choose one code of your own or many random ones.',
  oneValue: 'Enter a percentage or an amount, one of both.',
  endsFirst: 'The end has to come after the beginning.',
  plansByCode: 'Subscriptions can be discounted by a code or by the offer at cancelling only.',
  bumpOfItself: 'Choose another product: none is offered on its own checkout page.',
  plainOffer: 'The offer at cancelling has no code, no addresses and no first purchase.',
};
