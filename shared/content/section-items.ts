import type { SectionType } from './content-sections.ts';

export interface SectionItem {
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
}

export const listedTypes = ['benefits', 'modules', 'testimonials', 'faq'] as const;
export type ListedType = (typeof listedTypes)[number];

export function isListed(type: SectionType): type is ListedType {
  return listedTypes.some((listed) => listed === type);
}

const WORDS = '([^<]*)';
const LIST = '(?:<ul>((?:<li>[^<]*</li>)*)</ul>)?';
const patterns: Readonly<Record<ListedType, RegExp>> = {
  benefits: new RegExp(`<li>${WORDS}</li>`, 'y'),
  modules: new RegExp(`<h3[^>]*>${WORDS}</h3>(?:<p>${WORDS}</p>)?${LIST}`, 'y'),
  testimonials: new RegExp(`<blockquote><p>${WORDS}</p>(?:<p>${WORDS}</p>)?</blockquote>`, 'y'),
  faq: new RegExp(`<h3[^>]*>${WORDS}</h3><p>${WORDS}</p>`, 'y'),
};

/** Null if the HTML contains anything but entries. */
export function readItems(type: ListedType, html: string): readonly SectionItem[] | null {
  const tight = html.replace(/>\s+</g, '><').trim();
  const list = type === 'benefits' ? /^<ul>(.*)<\/ul>$/s.exec(tight)?.[1] : tight;
  if (tight === '') return [];
  if (list === undefined) return null;
  const pattern = new RegExp(patterns[type].source, 'y');
  const items: SectionItem[] = [];
  while (pattern.lastIndex < list.length) {
    const [, title = '', text = '', points = ''] = pattern.exec(list) ?? [];
    if (pattern.lastIndex === 0) return null;
    items.push({
      title: unescapeHtml(title),
      text: unescapeHtml(text),
      points: [...points.matchAll(/<li>([^<]*)<\/li>/g)].map(([, point = '']) => unescapeHtml(point)),
    });
  }
  return items;
}

export function writeItems(type: ListedType, items: readonly SectionItem[]): string {
  const said = items.filter(({ title, text, points }) =>
    [title, text, ...points].some((word) => word.trim() !== ''),
  );
  const html = said.map((item) => writeItem(type, item)).join('');
  return type === 'benefits' && html !== '' ? `<ul>${html}</ul>` : html;
}

function writeItem(type: ListedType, item: SectionItem): string {
  const [title, text] = [escapeHtml(item.title.trim()), escapeHtml(item.text.trim())];
  const points = item.points
    .filter((point) => point.trim() !== '')
    .map((point) => `<li>${escapeHtml(point.trim())}</li>`);
  switch (type) {
    case 'benefits':
      return `<li>${title}</li>`;
    case 'testimonials':
      return `<blockquote><p>${title}</p>${text === '' ? '' : `<p>${text}</p>`}</blockquote>`;
    case 'faq':
      return `<h3>${title}</h3><p>${text}</p>`;
    case 'modules':
      return `<h3>${title}</h3>${text === '' ? '' : `<p>${text}</p>`}${points.length === 0 ? '' : `<ul>${points.join('')}</ul>`}`;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function unescapeHtml(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
