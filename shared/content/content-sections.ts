/** Content section types (ENT-014, PROD-047) and their defaults. */
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

export const sectionAccesses = ['public', 'owner'] as const;
export type SectionAccess = (typeof sectionAccesses)[number];

/** Default access (DECISIONS 18). */
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

/** A path of ours or an external page: nothing executable, and no `//other.example`. */
export const SAFE_MEDIA_URL = /^(?:\/(?:[^/\s\\][^\s\\]*)?|https?:\/\/[^\s\\]*)$/i;

export interface ContentSection {
  readonly id: string;
  readonly type: SectionType;
  readonly title: string;
  readonly description: string;
  readonly media: { readonly type: MediaType; readonly url: string; readonly alt: string } | null;
  /** Sanitized HTML, or plain text. */
  readonly content: string;
  readonly order: number;
  readonly access: SectionAccess;
}
