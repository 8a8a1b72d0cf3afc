import type { NewProduct } from '#server/modules/catalog/index.ts';
import { toContentBody, toHtml, toSections } from './content-sections.ts';
import { demoFiles } from './demo-files.ts';
import { type DemoLesson, demoLessons } from './lessons/index.ts';
import type { DemoProduct } from './products/demo-product.ts';

const inJakarta = (day: string) => new Date(`${day}T00:00:00+07:00`);

const team = {
  instructor_name: 'Tim Arunika',
  instructor_bio:
    'Konsultan AI untuk toko, klinik, restoran, dan pabrik di Indonesia. Materi disusun dari pekerjaan sehari-hari: chat pelanggan, nota, jadwal, dan stok.',
} as const;

/** The columns of a demo product at its place in the shop, counted from zero. */
export function toNewProduct(product: DemoProduct, place: number): NewProduct {
  const { subscription } = product;
  return {
    ...textsOf(product),
    ...shelfOf(product),
    ...courseOf(product),
    slug: product.slug,
    type: product.type,
    category: product.category,
    price: product.price,
    original_price: product.original_price ?? null,
    tags: [...product.tags],
    sort_order: (place + 1) * 10,
    language: 'id',
    content_metadata: { sections: toSections(product) },
    is_subscription: subscription !== undefined,
    billing_cycle: subscription === undefined ? null : 'monthly',
    trial_period_days: subscription?.trial_period_days ?? 0,
    subscription_features: (subscription?.features ?? []).map(([name, description]) => ({
      name,
      description,
    })),
  };
}

function textsOf(product: DemoProduct) {
  return {
    title: product.title,
    short_description: product.short_description,
    description: toHtml(product.story),
    content_body: toContentBody(product),
    features: product.features.map(([text, icon]) => ({ text, icon })),
    requirements: [...(product.requirements ?? [])],
    meta_title: product.title,
    meta_description: product.short_description,
  };
}

function shelfOf({ launched_on, shelf = {} }: DemoProduct) {
  const launch = inJakarta(launched_on);
  const isComingSoon = shelf.coming_soon ?? false;
  return {
    is_featured: shelf.is_featured ?? false,
    coming_soon: isComingSoon,
    launch_date: launch,
    stock: shelf.stock ?? null,
    max_students: shelf.max_students ?? null,
    start_date: shelf.starts_on === undefined ? null : inJakarta(shelf.starts_on),
    cta_text: shelf.cta_text ?? null,
    // "Newest first" should tell the demo products apart; those to come are as new as the shop.
    ...(isComingSoon ? {} : { created_at: launch }),
  };
}

function courseOf({ slug, modules = [], level }: DemoProduct) {
  const written = demoLessons[slug] ?? [];
  if (modules.length === 0) return { difficulty_level: level ?? null };
  const minutes = modules.map(({ lessons }) => lessons.reduce((sum, [, length]) => sum + length, 0));
  return {
    ...team,
    difficulty_level: level ?? null,
    duration_hours: Math.round(minutes.reduce((sum, length) => sum + length, 0) / 6) / 10,
    modules: modules.map(({ title, description, lessons }, index) => ({
      title,
      description,
      duration: `${minutes[index] ?? 0} menit`,
      lessons: lessons.map(([lesson, length], place) => ({
        title: lesson,
        duration: `${length} menit`,
        ...lessonOf(written[index]?.[place]),
      })),
    })),
  };
}

/** What is inside a lesson; of one that nobody has written yet there is only its title. */
function lessonOf(lesson: DemoLesson | undefined) {
  if (lesson === undefined) return {};
  const { id, description, body, video, file, is_preview = false } = lesson;
  return {
    id,
    description,
    is_preview,
    body: toHtml(body),
    type: video !== undefined ? 'video' : file !== undefined ? 'file' : 'text',
    video:
      video === undefined
        ? null
        : { file_id: demoFiles[video.film].id, captions_file_id: demoFiles[video.captions].id },
    file_id: file === undefined ? null : demoFiles[file].id,
  };
}
