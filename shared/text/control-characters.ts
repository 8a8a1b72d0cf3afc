// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/**
 * Text without the characters that nobody can type or see and that XML 1.0 does not know; tabs and line breaks stay. One of
 * them in a company's name makes the whole file of a month unreadable for the tax office.
 */
export const withoutControls = (text: string): string => text.replace(INVISIBLE, '');
