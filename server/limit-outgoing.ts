import { fetchWithin, OUTGOING_LIMIT_MS } from './platform/failures/within.ts';

// Libraries fetch by themselves and without a limit, e.g. better-auth what Google's discovery says. The first one to ask
// must find this.
globalThis.fetch = fetchWithin(OUTGOING_LIMIT_MS);
