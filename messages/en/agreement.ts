import type { agreementCopy as id } from '../id/agreement.ts';

export const agreementCopy: typeof id = {
  buy: 'By continuing you agree to the',
  signUp: 'By signing up you agree to the',
  terms: 'terms of service',
  and: 'and the',
  privacy: 'privacy policy',
};
