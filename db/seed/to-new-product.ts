import type { NewProduct } from '#server/catalog/index.ts';
import type { Language } from '#shared/language/language.ts';
import { demoPublicSettings } from './content/demo-settings.ts';
import { toContentBody, toSections } from './content-sections.ts';
import type { DemoLesson, DemoProduct, DemoQuestion } from './demo-products.ts';
import { toHtml } from './read-markdown.ts';
import { seedCopy } from './seed-copy.ts';

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
