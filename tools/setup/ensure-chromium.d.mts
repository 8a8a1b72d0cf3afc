/** Path of a Chromium; fetched where there is none. */
export function ensureChromium(): Promise<string>;
