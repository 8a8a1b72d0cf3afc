// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/**
 * Removes characters that nobody can type or see and that XML 1.0 forbids; tabs and line breaks stay. One in a
 * company's name would make a month's tax file unreadable.
 */
export const withoutControls = (text: string): string => text.replace(INVISIBLE, '');
