import sanitizeHtml from 'sanitize-html';
import { getProduct } from '#server/catalog/index.ts';
import { contentStyles, type LetterProduct } from '#server/notifications/index.ts';
import { translateTitles } from '#server/translations/index.ts';
import { currentLanguage, type Language } from '#shared/language/language.ts';
import type { Reader } from '../platform/database/db.ts';
import { runInLanguage } from '../platform/text/request-language.ts';
import type { Message, MessageTexts } from './mailings.queries.ts';
import { linksOf, placeholderOf } from './message-links.rules.ts';

/** All readers of one language get the same; links are placeholders. */
export interface CompiledMessage {
  readonly subject: string;
  readonly preheader: string;
  readonly content: { readonly html: string; readonly text: string };
  readonly product: LetterProduct | null;
  readonly language: Language;
}

const PREHEADER_LENGTH = 140;

/** Without an English subject and text readers of English get the Indonesian text, in the English layout. */
export function compileMessage(
  reader: Reader,
  message: MessageTexts,
  { language, app_url }: { readonly language: Language; readonly app_url: string },
): Promise<CompiledMessage> {
  return runInLanguage(language, async () => {
    const isEnglish = language === 'en' && message.subject_en !== '' && message.body_en !== '';
    const subject = isEnglish ? message.subject_en : message.subject;
    const preview = isEnglish ? message.preview_en : message.preview;
    const html = styled(isEnglish ? message.body_en : message.body, linksOf(message), app_url);
    const text = await textOf(html);
    return {
      subject,
      preheader: preview === '' ? text.replace(/\s+/g, ' ').slice(0, PREHEADER_LENGTH) : preview,
      content: { html, text },
      product: await readProduct(reader, message.product_id),
      language: currentLanguage(),
    };
  });
}

/** Null for a product that is gone or not shown any more. */
async function readProduct(reader: Reader, id: string | null): Promise<LetterProduct | null> {
  const found = id === null ? null : await getProduct(reader, id);
  if (found === null || !found.ok) return null;
  const { title, price, original_price } = found.value;
  // A price of its own have plans only.
  if (price === null) return null;
  const price_before = original_price !== null && original_price > price ? original_price : null;
  return { ...(await translateTitles(reader, { title })), price, price_before, url: placeholderOf(0) };
}

/** Null without one. */
export async function productPath(reader: Reader, { product_id }: Pick<Message, 'product_id'>) {
  const found = product_id === null ? null : await getProduct(reader, product_id);
  if (found === null || !found.ok) return null;
  const { slug, is_subscription } = found.value;
  return `/${is_subscription ? 'subscription' : 'product'}/${slug}`;
}

/** Mail programs drop styles of classes, and know no addresses without a host. */
function styled(html: string, links: readonly string[], app_url: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...Object.keys(contentStyles), 'strong', 'em', 'br', 'code', 'thead', 'tbody', 'tr'],
    allowedAttributes: { '*': ['style', 'class'], a: ['href'], img: ['src', 'alt'] },
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, { href, src, alt = '' }) => ({
        tagName,
        attribs: {
          ...contentStyles[tagName],
          ...(tagName === 'a' && href !== undefined && hrefOf(href, links)),
          ...(tagName === 'img' && src !== undefined && { src: new URL(src, app_url).href, alt }),
        },
      }),
    },
  });
}

/** A place within a page leads nowhere in a mail. */
function hrefOf(href: string, links: readonly string[]): { readonly href?: string } {
  const place = links.indexOf(href);
  if (place >= 0) return { href: placeholderOf(place + 1) };
  return href.startsWith('mailto:') ? { href } : {};
}

async function textOf(html: string): Promise<string> {
  const { convert } = await import('html-to-text');
  const heading = { options: { uppercase: false } };
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
      { selector: 'img', format: 'skip' },
      { selector: 'table', format: 'dataTable' },
      ...['h2', 'h3', 'h4'].map((selector) => ({ selector, ...heading })),
    ],
  });
}
