export interface Heading {
  readonly id: string;
  readonly text: string;
}

const HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/gs;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The sections of a stored text. Its headings already carry ids: the server names them when it sanitises. */
export function readHeadings(html: string): readonly Heading[] {
  return [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({ id, text: plain(inner) }));
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
}
