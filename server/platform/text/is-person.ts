/** Link checkers and crawlers; browsers inside other apps name themselves as browsers. */
const PROGRAM = /bot|crawl|spider|slurp|preview|facebookexternalhit|^whatsapp|curl|wget/i;

export const isPerson = (userAgent: string | null): boolean => userAgent !== null && !PROGRAM.test(userAgent);
