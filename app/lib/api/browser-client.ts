import { createClient } from '#contract/client.ts';

/** The API, called from the browser. */
export const browserClient = createClient((request) => fetch(request));
