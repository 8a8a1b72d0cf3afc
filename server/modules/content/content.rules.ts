import { z } from 'zod';
import type { PostCard } from '#contract/public/blog.ts';
import type { CaseStudyCard } from '#contract/public/case-studies.ts';
import { impactIcons, readingMinutes } from '#shared/content.ts';
import { mayBeEmpty, type SettingKey, settingDefinitions } from '#shared/site-settings.ts';

const MIN_WORD_LENGTH = 3;

/** Words long enough for a typo-tolerant search; shorter ones match everything. */
export function searchWords(search: string): readonly string[] {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length >= MIN_WORD_LENGTH);
}

type PostCardRow = Omit<PostCard, 'reading_minutes' | 'published_at'> & {
  readonly word_count: number;
  readonly published_at: Date | null;
};

export function toPostCard({ word_count, published_at, ...row }: PostCardRow) {
  return { ...row, reading_minutes: readingMinutes(word_count), published_at: dateOf(published_at) };
}

/** The database ensures a date. */
function dateOf(published_at: Date | null): string {
  if (published_at === null) throw new Error('something published has no date');
  return published_at.toISOString();
}

export const resultMetrics = z.array(
  z.object({
    label: z.string(),
    before: z.string(),
    after: z.string(),
    before_value: z.number(),
    after_value: z.number(),
  }),
);
export const impactMetrics = z.array(
  z.object({ label: z.string(), value: z.string(), icon: z.enum(impactIcons) }),
);

type CaseStudyCardRow = Omit<CaseStudyCard, 'result_metrics' | 'impact_metrics' | 'published_at'> & {
  readonly result_metrics: unknown;
  readonly impact_metrics: unknown;
  readonly published_at: Date | null;
};

export function toCaseStudyCard(row: CaseStudyCardRow) {
  return {
    ...row,
    result_metrics: resultMetrics.parse(row.result_metrics),
    impact_metrics: impactMetrics.parse(row.impact_metrics),
    published_at: dateOf(row.published_at),
  };
}

const valueOfType = {
  text: z.string().trim().min(1).max(200),
  long_text: z.string().trim().min(1).max(5000),
  // A link on every page: http(s) only, never `javascript:`.
  url: z.url({ protocol: /^https?$/ }).max(500),
  email: z.email().max(200),
  phone: z.string().regex(/^62\d{7,13}$/),
  number: z.string().regex(/^\d{1,3}$/),
  money: z.string().regex(/^(0|[1-9]\d{0,11})$/),
} as const;

/** The value as stored; null if invalid for this setting. */
export function parseSettingValue(key: SettingKey, value: string): string | null {
  if (value.trim() === '' && mayBeEmpty(key)) return '';
  const parsed = valueOfType[settingDefinitions[key].type].safeParse(value.trim());
  return parsed.success ? parsed.data : null;
}
