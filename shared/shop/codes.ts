import { plainLine } from '../language/typed-text.ts';

/** Keyboards and chats add spaces, dashes, quotes, a full stop and invisible characters. */
export const normalizeCode = (typed: string): string =>
  plainLine(typed)
    .toUpperCase()
    .replace(/^[^A-Z0-9]+|[^A-Z0-9]+$/g, '')
    .replace(/[\s'"-]+/g, '');
