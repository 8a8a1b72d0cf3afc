import { mediaTypes, sectionAccesses, sectionTypes } from '#shared/content/content-sections.ts';
import { isRecord } from '#shared/is-record.ts';
import type { BuilderSection } from './builder-section.ts';

export interface ContentDraft {
  readonly content_version: number;
  readonly sections: readonly BuilderSection[];
}

/** Null when it is no draft. One with an old version is restored and meets the conflict on saving. */
export function parseContentDraft(stored: unknown): ContentDraft | null {
  if (!isRecord(stored) || typeof stored.content_version !== 'number' || !Array.isArray(stored.sections))
    return null;
  const sections = stored.sections.map(parseSection);
  const valid = sections.filter((section) => section !== null);
  return valid.length === sections.length
    ? { content_version: stored.content_version, sections: valid }
    : null;
}

function parseSection(stored: unknown): BuilderSection | null {
  if (!isRecord(stored)) return null;
  const { id, title, description, content } = stored;
  const type = sectionTypes.find((option) => option === stored.type);
  const access = sectionAccesses.find((option) => option === stored.access);
  const media = stored.media === null ? null : parseMedia(stored.media);
  if (type === undefined || access === undefined || media === undefined) return null;
  if (typeof id !== 'string' || typeof title !== 'string') return null;
  if (typeof description !== 'string' || typeof content !== 'string') return null;
  return { id, type, title, description, media, content, access };
}

function parseMedia(stored: unknown): NonNullable<BuilderSection['media']> | undefined {
  if (!isRecord(stored) || typeof stored.url !== 'string' || typeof stored.alt !== 'string') return undefined;
  const type = mediaTypes.find((option) => option === stored.type);
  return type === undefined ? undefined : { type, url: stored.url, alt: stored.alt };
}
