import { useState } from 'react';
import { toast } from '#app/lib/toast.ts';
import type { EditedContent } from '#contract/catalog/admin-product-content.ts';
import { builderCopy as copy } from '#messages/catalog/admin-content-builder.ts';
import type { SectionType } from '#shared/content/content-sections.ts';
import { type BuilderSection, newSection, titleOf, toBuilderSections } from './builder-section.ts';

export function useSectionList(stored: EditedContent['sections']) {
  const [sections, setSections] = useState(() => toBuilderSections(stored));
  return {
    sections,
    replace: setSections,
    add(type: SectionType): string {
      const section = newSection(type);
      setSections((all) => [...all, section]);
      toast.success(copy.added, { description: titleOf(section) });
      return section.id;
    },
    remove(section: BuilderSection): void {
      const before = sections;
      setSections(sections.filter((other) => other.id !== section.id));
      toast.message(copy.removed, {
        description: titleOf(section),
        action: { label: copy.undo, onClick: () => setSections(before) },
      });
    },
    change(changed: BuilderSection): void {
      setSections((all) => all.map((section) => (section.id === changed.id ? changed : section)));
    },
    reorder(ids: readonly string[]): void {
      setSections(ids.flatMap((wanted) => sections.filter((section) => section.id === wanted)));
    },
  };
}
