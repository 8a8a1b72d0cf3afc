/**
 * Spreadsheets run a cell that begins with one of `= + - @`, and visitors wrote some of the cells. Which separator a
 * spreadsheet splits at is not known, and quotes count only where a cell begins with them: so any place that could become
 * the beginning of a cell gets an apostrophe, in `Sari;=1+1` too. OWASP, CSV Injection.
 */
const BEGINNING = '(^|[,;|\\t\\r\\n])(["\'\\s\\p{Default_Ignorable_Code_Point}]*?)';
const FORMULA = '[=+\\-@＝＋－＠]';
const UNGUARDED = new RegExp(`${BEGINNING}(?='*${FORMULA})`, 'gu');
const GUARDED = new RegExp(`${BEGINNING}'(?='*${FORMULA})`, 'gu');

export const guardFormulas = (text: string): string =>
  text.replace(/^(?='*[\t\r\n])/, "'").replace(UNGUARDED, "$1$2'");

/** The text as it was before. */
export const unguardFormulas = (cell: string): string =>
  cell.replace(GUARDED, '$1$2').replace(/^'(?='*[\t\r\n])/, '');
