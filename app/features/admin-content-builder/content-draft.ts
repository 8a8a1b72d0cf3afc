import { mediaTypes, sectionAccesses, sectionTypes } from '#shared/content-sections.ts';
import { isRecord } from '#shared/is-record.ts';
import type { BuilderSection } from './builder-section.ts';

/** Sections that were not saved, with the edition that they were begun on. */
export interface ContentDraft {
  readonly content_version: number;
  readonly sections: readonly BuilderSection[];
}

/** What this browser kept; null when it is no draft. Saved over a newer edition it meets the conflict. */
export function parseContentDraft(kept: unknown): ContentDraft | null {
  if (!isRecord(kept) || typeof kept.content_version !== 'number' || !Array.isArray(kept.sections))
    return null;
  const sections = kept.sections.map(parseSection);
  const sound = sections.filter((section) => section !== null);
  return sound.length === sections.length ? { content_version: kept.content_version, sections: sound } : null;
}

function parseSection(kept: unknown): BuilderSection | null {
  if (!isRecord(kept)) return null;
  const { id, title, description, content } = kept;
  const type = sectionTypes.find((known) => known === kept.type);
  const access = sectionAccesses.find((known) => known === kept.access);
  const media = kept.media === null ? null : parseMedia(kept.media);
  if (type === undefined || access === undefined || media === undefined) return null;
  if (typeof id !== 'string' || typeof title !== 'string') return null;
  if (typeof description !== 'string' || typeof content !== 'string') return null;
  return { id, type, title, description, media, content, access };
}

function parseMedia(kept: unknown): NonNullable<BuilderSection['media']> | undefined {
  if (!isRecord(kept) || typeof kept.url !== 'string' || typeof kept.alt !== 'string') return undefined;
  const type = mediaTypes.find((known) => known === kept.type);
  return type === undefined ? undefined : { type, url: kept.url, alt: kept.alt };
}
