import sanitizeHtml from 'sanitize-html';
import { isOwnPicture, isSafeLink, richTextHeadings } from '#shared/rich-text.ts';

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
  // `//other.example/x` reads like a path of ours and is none.
  allowProtocolRelative: false,
  // Their text is code or foreign markup, which nobody wants to read either.
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
 * HTML that an admin wrote, cut down to the elements of an article (DECISIONS 23): no script, style, frame, event
 * handler, foreign scheme or foreign picture is left. What the editor makes passes unchanged. Each h2 and h3 gets an id made of its words, so that a table of contents can
 * link to it (BLOG-011); the same text always gets the same ids, and what is clean stays as it is.
 */
export function sanitizeContent(html: string): string {
  return assignHeadingIds(sanitizeHtml(html, options));
}

/** What is read of HTML besides its letters. */
const HAS_VISIBLE_ELEMENT = /<(img|hr)\b/;

/** The same for a text that may be left out: when nothing of it can be read it is none, so that its stand-in is shown. */
export function sanitizeOptional(html: string | null): string | null {
  const clean = html === null ? '' : sanitizeContent(html);
  const letters = clean.replace(/<[^>]*>|&nbsp;/g, '').trim();
  return letters === '' && !HAS_VISIBLE_ELEMENT.test(clean) ? null : clean;
}

/** The id of the page's own main part, which the skip link leads to. */
const OWN_ID = 'isi';

function assignHeadingIds(clean: string): string {
  const uses = new Map([[OWN_ID, 1]]);
  return clean.replace(
    /<h([23])>(.*?)<\/h\1>/gs,
    (_, level: string, text: string) => `<h${level} id="${uniqueId(slugOf(text), uses)}">${text}</h${level}>`,
  );
}

function slugOf(heading: string): string {
  const words = heading
    .replace(/<[^>]*>|&\w+;/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'bagian';
}

/** The name itself when it is free, else with a number that makes it so. */
function uniqueId(name: string, uses: Map<string, number>): string {
  const before = uses.get(name) ?? 0;
  uses.set(name, before + 1);
  return before === 0 ? name : uniqueId(`${name}-${before + 1}`, uses);
}
