import type { z } from 'zod';
import type { contentSection, lockedSection } from '#contract/catalog/content-section.ts';

export type OpenSection = z.output<typeof contentSection>;
export type LockedSection = z.output<typeof lockedSection>;
/** A section to render; only public pages have locked ones. */
export type ContentSection = (OpenSection & { readonly is_locked?: false }) | LockedSection;
