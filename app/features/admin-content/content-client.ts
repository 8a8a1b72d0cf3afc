import { createClient } from '#contract/client.ts';

/** The house's own API, from the browser. */
export const contentClient = createClient((request) => fetch(request));
