import type { EditedContent } from '#contract/catalog/admin-product-content.ts';
import { sectionTitles } from '#messages/catalog/section-titles.ts';
import { defaultAccess, type SectionType } from '#shared/content/content-sections.ts';

export type BuilderSection = Omit<EditedContent['sections'][number], 'order'>;

export function toBuilderSections(sections: EditedContent['sections']): readonly BuilderSection[] {
  return sections.map(({ order: _, ...section }) => section);
}

/** Starts with the default audience of its type (DECISIONS 18). */
export function newSection(type: SectionType): BuilderSection {
  return {
    id: crypto.randomUUID(),
    type,
    title: '',
    description: '',
    media: null,
    content: '',
    access: defaultAccess[type],
  };
}

export function titleOf({ title, type }: Pick<BuilderSection, 'title' | 'type'>): string {
  return title.trim() === '' ? sectionTitles[type] : title;
}

/** Media without an address is sent as null. */
export function toRequestSections(sections: readonly BuilderSection[]): BuilderSection[] {
  return sections.map((section) => ({
    ...section,
    media: section.media === null || section.media.url.trim() === '' ? null : section.media,
  }));
}
