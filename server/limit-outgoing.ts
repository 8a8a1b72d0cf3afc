import { fetchWithin, OUTGOING_LIMIT_MS } from './platform/failures/within.ts';

// Set before any other import runs: libraries fetch without a limit, e.g. better-auth for Google's discovery.
globalThis.fetch = fetchWithin(OUTGOING_LIMIT_MS);
