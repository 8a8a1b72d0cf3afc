import { bindNumbers } from '#shared/language/bind-numbers.ts';

export const bindNumbersOfHtml = (html: string): string => html.replace(/[^<>]+(?=<|$)/g, bindNumbers);

/** Matches figures with a short unit: `Rp 777.000`, `−12`, `40%`, `21 menit`, `70 / menit`. */
const NUMBER = /^(?:Rp\s?)?[−+-]?\d\S*(?:\s\S{1,7}){0,2}$/;

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim();

/** Labels each cell with its column's heading for narrow screens. Expects a table without attributes. */
export function markTable(table: string): string {
  const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<(t[hd])>(.*?)<\/\1>/gs)].map(([, tag = 'td', html = '']) => ({ tag, html })),
  );
  const [head = [], ...body] = rows;
  const hasHead = body.length > 0 && head.length > 1 && head.every(({ tag }) => tag === 'th');
  if (!hasHead) return table;
  const isNumeric = head.map((_, column) => {
    const texts = body.map((row) => textOf(row[column]?.html ?? '')).filter((text) => text !== '');
    return column > 0 && texts.length > 0 && texts.every((text) => NUMBER.test(text));
  });
  let at = -1;
  return table
    .replace(/<tr>.*?<\/tr>/gs, () => {
      at += 1;
      const cells = (rows[at] ?? []).map(({ tag, html }, column) => {
        const label = textOf(head[column]?.html ?? '').replaceAll('"', '&quot;');
        const attributes = [
          isNumeric[column] === true ? ' data-number' : '',
          tag === 'td' && column > 0 ? ` data-label="${label}"` : '',
        ];
        return `<${tag}${attributes.join('')}>${html}</${tag}>`;
      });
      return `<tr>${cells.join('')}</tr>`;
    })
    .replace('<table', '<table data-rows');
}
