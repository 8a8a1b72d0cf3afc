import type { forbiddenCopy as id } from '../id/forbidden.ts';

export const forbiddenCopy: typeof id = {
  title: 'Log in to open this page',
  text: 'This page is for people with an account.',
  login: 'Log in',
  signUp: 'Sign up',
};
