import { createClient } from '#contract/client.ts';

export const browserClient = createClient((request) => fetch(request));
