import { absoluteLinks } from '#app/lib/absolute-links.ts';

/** A line of text that Markdown leaves as it is. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|]/g, '\\$&')
    .trim();

/** Expects sanitised HTML; links then name the site. */
export async function markdownOfHtml(html: string, origin: string): Promise<string> {
  const { NodeHtmlMarkdown } = await import('node-html-markdown');
  const converter = new NodeHtmlMarkdown({ bulletMarker: '-', textReplace: [[/</g, '\\<']] });
  return converter.translate(absoluteLinks(html, origin)).trim();
}

export const listOf = (lines: readonly string[]): string =>
  lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n');

/** A part with its heading; null where there is nothing to say. */
export const section = (heading: string, body: string): string | null =>
  body === '' ? null : `## ${escapeMarkdown(heading)}\n\n${body}`;

interface MarkdownPage {
  /** The page that says the same, which search engines are to show. */
  readonly canonical?: string;
  readonly parts: readonly (string | null)[];
}

export function markdownResponse({ canonical, parts }: MarkdownPage, type = 'text/markdown'): Response {
  const text = parts.filter((part) => part !== null && part !== '').join('\n\n');
  return new Response(`${text}\n`, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      ...(canonical !== undefined && { link: `<${canonical}>; rel="canonical"` }),
    },
  });
}

export const markdownNotFound = (): Response => new Response('Not found', { status: 404 });
