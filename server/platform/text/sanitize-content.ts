import sanitizeHtml from 'sanitize-html';
import { isOwnPicture, isSafeLink, richTextHeadings } from '#shared/content/rich-text.ts';

const OTHER_SITE = /^\s*https?:/i;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...richTextHeadings.map((level) => `h${level}`),
    ...['p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
    ...['strong', 'em', 'a', 'code', 'pre', 'figure', 'figcaption', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: [] },
  // `//other.example/x` looks like a path of ours and leads elsewhere.
  allowProtocolRelative: false,
  // The text inside these is code or foreign markup.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'svg',
    'math',
    'template',
    'title',
  ],
  nestingLimit: 30,
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: linkTo(href) }),
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: isOwnPicture(src) ? { src, alt } : {} }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

function linkTo(href: string | undefined): sanitizeHtml.Attributes {
  if (href === undefined || !isSafeLink(href)) return {};
  return OTHER_SITE.test(href) ? { href, rel: 'noreferrer' } : { href };
}

/**
 * Keeps the elements of an article (DECISIONS 23): no script, style, frame, event handler, foreign scheme or external
 * image. The editor's output passes unchanged. h2 and h3 get stable ids for the table of contents (BLOG-011);
 * idempotent.
 */
export function sanitizeContent(html: string): string {
  return assignHeadingIds(sanitizeHtml(html, options));
}

const HAS_VISIBLE_ELEMENT = /<(img|hr)\b/;

export function sanitizeOptional(html: string | null): string | null {
  const clean = html === null ? '' : sanitizeContent(html);
  const letters = clean.replace(/<[^>]*>|&nbsp;/g, '').trim();
  return letters === '' && !HAS_VISIBLE_ELEMENT.test(clean) ? null : clean;
}

/** Reserved: the skip link's target. */
const OWN_ID = 'isi';

function assignHeadingIds(clean: string): string {
  const uses = new Map([[OWN_ID, 1]]);
  return clean.replace(
    /<h([23])>(.*?)<\/h\1>/gs,
    (_, level: string, text: string) =>
      `<h${level} id="${uniqueId(headingId(text), uses)}">${text}</h${level}>`,
  );
}

function headingId(heading: string): string {
  const words = heading
    .replace(/<[^>]*>|&\w+;/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'bagian';
}

function uniqueId(name: string, uses: Map<string, number>): string {
  const before = uses.get(name) ?? 0;
  uses.set(name, before + 1);
  return before === 0 ? name : uniqueId(`${name}-${before + 1}`, uses);
}
