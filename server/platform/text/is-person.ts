/** Programs that look at addresses; browsers inside other apps name themselves as browsers. */
const PROGRAM = /bot|crawl|spider|slurp|preview|facebookexternalhit|^whatsapp|curl|wget/i;

/** Whether a visit is counted; programs that do not name themselves are. */
export const isPerson = (userAgent: string | null): boolean => userAgent !== null && !PROGRAM.test(userAgent);
