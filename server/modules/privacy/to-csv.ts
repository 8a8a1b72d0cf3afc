type Row = Readonly<Record<string, unknown>>;

/**
 * A table as RFC 4180 has it, with a mark for Excel that it is UTF-8. What begins like a formula is disarmed: the file
 * is opened by a spreadsheet, and some of its words were written by others.
 */
export function toCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return `\ufeff${[columns.map(cell).join(','), ...lines].join('\r\n')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
