import type { DemoProduct } from './demo-products.ts';
import { toHtml } from './read-markdown.ts';

type SectionType = 'hero' | 'benefits' | 'modules' | 'resources' | 'testimonials' | 'faq' | 'cta';

interface DemoSection {
  readonly type: SectionType;
  readonly access: 'public' | 'owner';
  readonly title: string;
  readonly description: string;
  readonly content: string;
}

const inBlocks = (...blocks: readonly string[]) => blocks.join('\n\n');
const toList = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n');

/** The whole description of the product page: the story, then whom it suits and whom it does not. */
export function toContentBody({ story, fits, does_not_fit }: DemoProduct): string {
  const fitting = inBlocks('### Cocok untuk Anda bila', toList(fits));
  const unfitting = inBlocks('### Belum cocok bila', toList(does_not_fit));
  return toHtml(inBlocks(story, fitting, unfitting));
}

/** The content sections in the order they are shown, each with who may see it (DECISIONS 18, ENT-014). */
export function toSections(product: DemoProduct) {
  const sections = [
    heroOf(product),
    benefitsOf(product),
    ...modulesOf(product),
    ...resourcesOf(product),
    ...testimonialsOf(product),
    faqOf(product),
    ctaOf(product),
  ];
  return sections.map((section, index) => ({
    id: `${product.slug}-${section.type}`,
    ...section,
    content: toHtml(section.content),
    media: null,
    order: index + 1,
  }));
}

function heroOf({ title, short_description, story }: DemoProduct): DemoSection {
  const [content = ''] = story.split('\n\n');
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

function modulesOf({ modules }: DemoProduct): readonly DemoSection[] {
  if (modules.length === 0) return [];
  const parts = modules.map(({ title, description, lessons }) => {
    const points = lessons.map((lesson) => `${lesson.title} (${lesson.minutes} menit)`);
    return inBlocks(`### ${title}`, description, toList(points));
  });
  const description = `${modules.length} modul, dibuka dalam urutan yang Anda suka.`;
  return [{ type: 'modules', access: 'owner', title: 'Materi', description, content: inBlocks(...parts) }];
}

function resourcesOf({ guide }: DemoProduct): readonly DemoSection[] {
  if (guide === undefined) return [];
  return [
    {
      type: 'resources',
      access: 'owner',
      title: guide.title,
      description: 'Terbuka untuk pemilik produk ini.',
      content: guide.content,
    },
  ];
}

function testimonialsOf({ voices: faqAndTestimonials }: DemoProduct): readonly DemoSection[] {
  if (faqAndTestimonials.length === 0) return [];
  const quotes = faqAndTestimonials.map(({ quote, role }) => `> ${quote}\n>\n> ${role}`);
  const content = inBlocks(...quotes);
  return [{ type: 'testimonials', access: 'public', title: 'Kata pemakainya', description: '', content }];
}

function faqOf({ questions }: DemoProduct): DemoSection {
  const content = inBlocks(...questions.map(({ question, answer }) => inBlocks(`### ${question}`, answer)));
  return { type: 'faq', access: 'public', title: 'Yang sering ditanyakan', description: '', content };
}

function ctaOf({ closing }: DemoProduct): DemoSection {
  return { type: 'cta', access: 'public', title: 'Mulai', description: closing, content: '' };
}
