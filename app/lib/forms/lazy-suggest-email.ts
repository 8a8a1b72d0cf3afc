export { suggestEmail } from '#shared/people/suggest-email.ts';
