import type { agreementCopy as id } from '../id/agreement.ts';

export const agreementCopy: typeof id = {
  buy: 'By going on you agree to the',
  signUp: 'By signing up you agree to the',
  terms: 'terms of service',
  and: 'and the',
  privacy: 'privacy policy',
};
