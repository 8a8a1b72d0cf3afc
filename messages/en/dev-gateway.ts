import type { devGatewayCopy as id } from '../id/dev-gateway.ts';

export const devGatewayCopy: typeof id = {
  title: 'Test payment',
  kind: 'Test gateway, no real money',
  way: 'Payment method',
  number: 'Number',
  deadline: 'Pay before',
  total: 'Total',
  pay: (amount) => `Pay ${amount}`,
  busy: 'Working…',
  fail: 'Let it fail',
  expire: 'Let it expire',
  back: 'Back to the shop',
};
