/** A chunk of its own, for the browser; the server imports the function itself. */
export { suggestEmail } from '#shared/people/suggest-email.ts';
