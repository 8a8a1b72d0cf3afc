import type { Block, DemoProduct } from './products/demo-product.ts';

type SectionType = 'hero' | 'benefits' | 'modules' | 'resources' | 'testimonials' | 'faq' | 'cta';

interface DemoSection {
  readonly type: SectionType;
  readonly access: 'public' | 'owner';
  readonly title: string;
  readonly description: string;
  readonly content: string;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function toList(points: readonly string[]): string {
  return `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`;
}

/** Paragraphs and lists as the HTML that the shop shows. */
export function toHtml(blocks: readonly Block[]): string {
  return blocks
    .map((block) => (typeof block === 'string' ? `<p>${escapeHtml(block)}</p>` : toList(block)))
    .join('');
}

/** The whole description of the product page: the story, then whom it suits and whom it does not. */
export function toContentBody({ story, fits, does_not_fit }: DemoProduct): string {
  return [
    toHtml(story),
    '<h3>Cocok untuk Anda bila</h3>',
    toList(fits),
    '<h3>Belum cocok bila</h3>',
    toList(does_not_fit),
  ].join('');
}

/** The content sections in the order they are shown, each with who may see it (DECISIONS 18, ENT-014). */
export function toSections(product: DemoProduct) {
  const sections = [
    heroOf(product),
    benefitsOf(product),
    ...modulesOf(product),
    resourcesOf(product),
    ...testimonialsOf(product),
    faqOf(product),
    ctaOf(product),
  ];
  return sections.map((section, index) => ({
    id: `${product.slug}-${section.type}`,
    ...section,
    media: null,
    order: index + 1,
  }));
}

function heroOf({ title, short_description, story }: DemoProduct): DemoSection {
  const content = toHtml(story.slice(0, 1));
  return { type: 'hero', access: 'public', title, description: short_description, content };
}

function benefitsOf({ benefits }: DemoProduct): DemoSection {
  return {
    type: 'benefits',
    access: 'public',
    title: 'Yang berubah di pekerjaan Anda',
    description: '',
    content: toList(benefits),
  };
}

function modulesOf({ modules = [] }: DemoProduct): readonly DemoSection[] {
  if (modules.length === 0) return [];
  const content = modules
    .map(({ title, description, lessons }) => {
      const points = lessons.map(([lesson, minutes]) => `${lesson} (${minutes} menit)`);
      return `<h3>${escapeHtml(title)}</h3>${toHtml([description, points])}`;
    })
    .join('');
  const description = `${modules.length} modul, dibuka dalam urutan yang Anda suka.`;
  return [{ type: 'modules', access: 'owner', title: 'Materi', description, content }];
}

function resourcesOf({ guide }: DemoProduct): DemoSection {
  return {
    type: 'resources',
    access: 'owner',
    title: guide.title,
    description: 'Terbuka untuk pemilik produk ini.',
    content: toHtml(guide.content),
  };
}

function testimonialsOf({ voices }: DemoProduct): readonly DemoSection[] {
  if (voices.length === 0) return [];
  const content = voices
    .map(([quote, role]) => `<blockquote><p>${escapeHtml(quote)}</p><p>${escapeHtml(role)}</p></blockquote>`)
    .join('');
  return [{ type: 'testimonials', access: 'public', title: 'Kata pemakainya', description: '', content }];
}

function faqOf({ questions }: DemoProduct): DemoSection {
  const content = questions
    .map(([question, answer]) => `<h3>${escapeHtml(question)}</h3>${toHtml([answer])}`)
    .join('');
  return { type: 'faq', access: 'public', title: 'Yang sering ditanyakan', description: '', content };
}

function ctaOf({ closing }: DemoProduct): DemoSection {
  return { type: 'cta', access: 'public', title: 'Mulai', description: closing, content: '' };
}
