import type { NewProduct } from '#server/catalog/index.ts';
import type { Language } from '#shared/language/language.ts';
import { demoPublicSettings } from './content/demo-content.ts';
import type { DemoLesson, DemoProduct, DemoQuestion } from './demo-products.ts';
import { toHtml } from './read-markdown.ts';

const inJakarta = (day: string) => new Date(`${day}T00:00:00+07:00`).toISOString();

interface Telling {
  readonly language: Language;
  readonly readLesson: (slug: string, id: string) => DemoLesson;
  readonly fileId: (name: string) => string;
}

export function toNewProduct(product: DemoProduct, telling: Telling): NewProduct {
  const { subscription } = product;
  const launch_date = inJakarta(product.launched_on);
  return {
    ...textsOf(product, telling.language),
    ...courseOf(product, telling),
    slug: product.slug,
    type: product.type,
    category: product.category,
    price: product.price,
    original_price: product.original_price,
    tags: product.tags,
    sort_order: product.sort_order,
    language: 'id',
    is_featured: product.is_featured,
    coming_soon: product.coming_soon,
    launch_date,
    // Makes "newest first" meaningful; coming products count as new as the shop.
    ...(product.coming_soon ? {} : { created_at: launch_date }),
    stock: product.stock,
    max_students: product.max_students,
    cta_text: product.cta_text,
    difficulty_level: product.difficulty_level,
    is_subscription: subscription !== undefined,
    billing_cycle: subscription === undefined ? null : 'monthly',
    trial_period_days: subscription?.trial_period_days ?? 0,
    subscription_features: subscription?.features ?? [],
  };
}

function textsOf(product: DemoProduct, language: Language) {
  return {
    title: product.title,
    short_description: product.short_description,
    description: toHtml(product.story),
    content_body: toContentBody(product, language),
    content_metadata: { sections: toSections(product, language) },
    features: product.features,
    requirements: product.requirements,
    meta_title: product.title,
    meta_description: product.short_description,
  };
}

function courseOf({ slug, modules, lessons_in_order }: DemoProduct, telling: Telling) {
  if (modules.length === 0) return {};
  const { instructor_bio } = seedCopy[telling.language];
  const minutesOf = (lessons: DemoProduct['modules'][number]['lessons']) =>
    lessons.reduce((sum, { minutes }) => sum + minutes, 0);
  return {
    instructor_name: demoPublicSettings.consultant_name,
    instructor_bio,
    lessons_in_order,
    duration_hours: Math.round(minutesOf(modules.flatMap(({ lessons }) => lessons)) / 6) / 10,
    modules: modules.map(({ lessons, ...module }) => ({
      ...module,
      duration: `${minutesOf(lessons)} menit`,
      lessons: lessons.map(({ id, title, minutes }) => ({
        title,
        duration: `${minutes} menit`,
        ...(id === undefined ? {} : { id, ...lessonOf(telling.readLesson(slug, id), telling.fileId) }),
      })),
    })),
  };
}

function lessonOf(lesson: DemoLesson, fileId: Telling['fileId']) {
  const { description = null, html, video, file, is_preview, quiz, assignment = null } = lesson;
  return {
    description,
    is_preview,
    body: html,
    type: video !== undefined ? 'video' : file !== undefined ? 'file' : 'text',
    video:
      video === undefined ? null : { file_id: fileId(video.film), captions_file_id: fileId(video.captions) },
    file_id: file === undefined ? null : fileId(file),
    quiz: quiz === undefined ? null : { ...quiz, questions: quiz.questions.map(toQuestion) },
    assignment,
  };
}

/** Named by position, so that a refilled demo has the same ids. */
export const questionId = (index: number) => `soal-${index + 1}`;
export const optionId = (place: number) => `pilihan-${place + 1}`;

function toQuestion({ options, answers, ...question }: DemoQuestion, index: number) {
  const right = options.filter((option) => option.right).length;
  return {
    ...question,
    id: questionId(index),
    type: answers.length > 0 ? 'short' : right > 1 ? 'multiple' : 'single',
    answers,
    options: options.map((option, place) => ({
      id: optionId(place),
      text: option.text,
      is_correct: option.right,
    })),
  };
}

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

function toContentBody({ story, fits, does_not_fit }: DemoProduct, language: Language): string {
  const copy = seedCopy[language];
  const fitting = inBlocks(`### ${copy.fits}`, toList(fits));
  const unfitting = inBlocks(`### ${copy.doesNotFit}`, toList(does_not_fit));
  return toHtml(inBlocks(story, fitting, unfitting));
}

/** In display order, each with its audience (DECISIONS 18, ENT-014). */
function toSections(product: DemoProduct, language: Language) {
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

const id = {
  instructor_bio:
    'Konsultan AI untuk toko, klinik, restoran, dan pabrik di Indonesia. Materi disusun dari pekerjaan sehari-hari: chat pelanggan, nota, jadwal, dan stok.',
  fits: 'Cocok untuk Anda bila',
  doesNotFit: 'Belum cocok bila',
  benefits: 'Yang berubah di pekerjaan Anda',
  content: 'Materi',
  modules: (count: number) => `${count} modul, dibuka dalam urutan yang Anda suka.`,
  minutes: (count: number) => `${count} menit`,
  forOwners: 'Terbuka untuk pemilik produk ini.',
  voices: 'Kata pemakainya',
  questions: 'Yang sering ditanyakan',
  start: 'Mulai',
};
type SeedCopy = typeof id;

const en: SeedCopy = {
  instructor_bio:
    'AI consultant for shops, clinics, restaurants and factories in Indonesia. The lessons come from everyday work: customer chats, receipts, schedules and stock.',
  fits: 'Right for you if',
  doesNotFit: 'Not yet right if',
  benefits: 'What changes in your work',
  content: 'Lessons',
  modules: (count) => `${count} modules, in whatever order you like.`,
  minutes: (count) => `${count} min`,
  forOwners: 'Open to owners of this product.',
  voices: 'What people say',
  questions: 'Common questions',
  start: 'Start',
};

const seedCopy = { id, en } as const;
