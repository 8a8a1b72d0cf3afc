import type { NewProduct } from '#server/modules/catalog/index.ts';
import { toContentBody, toSections } from './content-sections.ts';
import { type DemoFile, fileId } from './demo-files.ts';
import { type DemoProduct, type DemoQuestion, readLesson } from './demo-products.ts';
import { toHtml } from './read-markdown.ts';

const inJakarta = (day: string) => new Date(`${day}T00:00:00+07:00`).toISOString();

const team = {
  instructor_name: 'Tim Arunika',
  instructor_bio:
    'Konsultan AI untuk toko, klinik, restoran, dan pabrik di Indonesia. Materi disusun dari pekerjaan sehari-hari: chat pelanggan, nota, jadwal, dan stok.',
} as const;

/** The columns of a demo product. */
export function toNewProduct(product: DemoProduct, files: readonly DemoFile[]): NewProduct {
  const { subscription } = product;
  const launch_date = inJakarta(product.launched_on);
  return {
    ...textsOf(product),
    ...courseOf(product, files),
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
    // "Newest first" should tell the demo products apart; those to come are as new as the shop.
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

function textsOf(product: DemoProduct) {
  return {
    title: product.title,
    short_description: product.short_description,
    description: toHtml(product.story),
    content_body: toContentBody(product),
    content_metadata: { sections: toSections(product) },
    features: product.features,
    requirements: product.requirements,
    meta_title: product.title,
    meta_description: product.short_description,
  };
}

function courseOf({ slug, modules, lessons_in_order }: DemoProduct, files: readonly DemoFile[]) {
  if (modules.length === 0) return {};
  const minutesOf = (lessons: DemoProduct['modules'][number]['lessons']) =>
    lessons.reduce((sum, { minutes }) => sum + minutes, 0);
  return {
    ...team,
    lessons_in_order,
    duration_hours: Math.round(minutesOf(modules.flatMap(({ lessons }) => lessons)) / 6) / 10,
    modules: modules.map(({ lessons, ...module }) => ({
      ...module,
      duration: `${minutesOf(lessons)} menit`,
      lessons: lessons.map(({ id, title, minutes }) => ({
        title,
        duration: `${minutes} menit`,
        // Of a lesson that nobody has written yet there is only its title.
        ...(id === undefined ? {} : { id, ...lessonOf(readLesson(slug, id), files) }),
      })),
    })),
  };
}

function lessonOf(lesson: ReturnType<typeof readLesson>, files: readonly DemoFile[]) {
  const { description, html, video, file, is_preview, quiz, assignment = null } = lesson;
  return {
    description,
    is_preview,
    body: html,
    type: video !== undefined ? 'video' : file !== undefined ? 'file' : 'text',
    video:
      video === undefined
        ? null
        : { file_id: fileId(files, video.film), captions_file_id: fileId(files, video.captions) },
    file_id: file === undefined ? null : fileId(files, file),
    quiz: quiz === undefined ? null : { ...quiz, questions: quiz.questions.map(toQuestion) },
    assignment,
  };
}

/** Named by their place, so that a demo that is filled again has the same ones. */
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
