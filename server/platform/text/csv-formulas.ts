/**
 * Spreadsheets run cells beginning with `= + - @`, and visitors wrote some cells. Separators and quotes vary, so every
 * place that could begin a cell gets an apostrophe, as in `Sari;=1+1`. OWASP, CSV Injection.
 */
const BEGINNING = '(^|[,;|\\t\\r\\n])(["\'\\s\\p{Default_Ignorable_Code_Point}]*?)';
const FORMULA = '[=+\\-@＝＋－＠]';
const UNGUARDED = new RegExp(`${BEGINNING}(?='*${FORMULA})`, 'gu');
const GUARDED = new RegExp(`${BEGINNING}'(?='*${FORMULA})`, 'gu');

export const guardFormulas = (text: string): string =>
  text.replace(/^(?='*[\t\r\n])/, "'").replace(UNGUARDED, "$1$2'");

export const unguardFormulas = (cell: string): string =>
  cell.replace(GUARDED, '$1$2').replace(/^'(?='*[\t\r\n])/, '');
