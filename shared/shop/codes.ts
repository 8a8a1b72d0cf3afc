import { plainLine } from '../language/typed-text.ts';

/**
 * A code as it is stored and compared: capital letters and digits. Keyboards and chats add spaces, dashes, quotes, a
 * full stop, characters that are not seen.
 */
export const normalizeCode = (typed: string): string =>
  plainLine(typed)
    .toUpperCase()
    .replace(/^[^A-Z0-9]+|[^A-Z0-9]+$/g, '')
    .replace(/[\s'"-]+/g, '');
