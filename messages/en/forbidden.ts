import type { forbiddenCopy as id } from '../id/forbidden.ts';

export const forbiddenCopy: typeof id = {
  title: 'Log in to open this page',
  text: 'It opens only for accounts that may see it.',
  login: 'Log in',
};
