/** Sections of a product's content (ENT-014, PROD-047): their types, and what holds for one that does not say it itself. */
export const sectionTypes = [
  'hero',
  'benefits',
  'modules',
  'resources',
  'testimonials',
  'media',
  'faq',
  'cta',
] as const;
export type SectionType = (typeof sectionTypes)[number];

/** Shown for a section without a title of its own (PROD-048). */
export const sectionTitles: Readonly<Record<SectionType, string>> = {
  hero: 'Selamat Datang',
  benefits: 'Manfaat',
  modules: 'Materi',
  resources: 'Bahan pendukung',
  testimonials: 'Kata pemakainya',
  media: 'Media',
  faq: 'Pertanyaan umum',
  cta: 'Mulai sekarang',
};

export const sectionAccesses = ['public', 'owner'] as const;
export type SectionAccess = (typeof sectionAccesses)[number];

/** Who sees a section that does not say it (DECISIONS 18). */
export const defaultAccess: Readonly<Record<SectionType, SectionAccess>> = {
  hero: 'public',
  benefits: 'public',
  modules: 'owner',
  resources: 'owner',
  testimonials: 'public',
  media: 'owner',
  faq: 'public',
  cta: 'public',
};

export const mediaTypes = ['image', 'video', 'link'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** A path of ours, or a page elsewhere: nothing that runs, and no `//other.example` that only looks like a path. */
export const SAFE_MEDIA_URL = /^(\/(?!\/)|https?:\/\/)[^\s\\]*$/i;

/** One section with what the database left out filled in: title and access by its type. */
export interface ContentSection {
  readonly id: string;
  readonly type: SectionType;
  readonly title: string;
  readonly description: string;
  readonly media: { readonly type: MediaType; readonly url: string; readonly alt: string } | null;
  /** HTML that was sanitised when it was written, or plain text. */
  readonly content: string;
  readonly order: number;
  readonly access: SectionAccess;
}
