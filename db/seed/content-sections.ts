import type { Language } from '#shared/language/language.ts';
import type { DemoProduct } from './demo-products.ts';
import { toHtml } from './read-markdown.ts';
import { type SeedCopy, seedCopy } from './seed-copy.ts';

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

export function toContentBody({ story, fits, does_not_fit }: DemoProduct, language: Language): string {
  const copy = seedCopy[language];
  const fitting = inBlocks(`### ${copy.fits}`, toList(fits));
  const unfitting = inBlocks(`### ${copy.doesNotFit}`, toList(does_not_fit));
  return toHtml(inBlocks(story, fitting, unfitting));
}

/** In display order, each with its audience (DECISIONS 18, ENT-014). */
export function toSections(product: DemoProduct, language: Language) {
  const copy = seedCopy[language];
  const sections = [
    heroOf(product),
    benefitsOf(product, copy),
    ...modulesOf(product, copy),
    ...resourcesOf(product, copy),
    ...testimonialsOf(product, copy),
    faqOf(product, copy),
    ctaOf(product, copy),
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

function benefitsOf({ benefits }: DemoProduct, copy: SeedCopy): DemoSection {
  return {
    type: 'benefits',
    access: 'public',
    title: copy.benefits,
    description: '',
    content: toList(benefits),
  };
}

function modulesOf({ modules }: DemoProduct, copy: SeedCopy): readonly DemoSection[] {
  if (modules.length === 0) return [];
  const parts = modules.map(({ title, description, lessons }) => {
    const points = lessons.map((lesson) => `${lesson.title} (${copy.minutes(lesson.minutes)})`);
    return inBlocks(`### ${title}`, description, toList(points));
  });
  const description = copy.modules(modules.length);
  return [
    { type: 'modules', access: 'owner', title: copy.content, description, content: inBlocks(...parts) },
  ];
}

function resourcesOf({ guide }: DemoProduct, copy: SeedCopy): readonly DemoSection[] {
  if (guide === undefined) return [];
  return [
    {
      type: 'resources',
      access: 'owner',
      title: guide.title,
      description: copy.forOwners,
      content: guide.content,
    },
  ];
}

function testimonialsOf({ voices: faqAndTestimonials }: DemoProduct, copy: SeedCopy): readonly DemoSection[] {
  if (faqAndTestimonials.length === 0) return [];
  const quotes = faqAndTestimonials.map(({ quote, role }) => `> ${quote}\n>\n> ${role}`);
  const content = inBlocks(...quotes);
  return [{ type: 'testimonials', access: 'public', title: copy.voices, description: '', content }];
}

function faqOf({ questions }: DemoProduct, copy: SeedCopy): DemoSection {
  const content = inBlocks(...questions.map(({ question, answer }) => inBlocks(`### ${question}`, answer)));
  return { type: 'faq', access: 'public', title: copy.questions, description: '', content };
}

function ctaOf({ closing }: DemoProduct, copy: SeedCopy): DemoSection {
  return { type: 'cta', access: 'public', title: copy.start, description: closing, content: '' };
}
