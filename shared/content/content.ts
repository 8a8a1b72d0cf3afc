export const contentStatuses = ['draft', 'published', 'archived'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

export const industries = [
  'Hospitality',
  'Retail',
  'Food & Beverage',
  'Manufacturing',
  'Healthcare',
] as const;
export type Industry = (typeof industries)[number];

export const impactIcons = ['TrendingUp', 'Users', 'Database', 'BarChart', 'Target', 'CheckCircle'] as const;
export type ImpactIcon = (typeof impactIcons)[number];

export const MAX_METRICS = 12;

export const sitePages = ['privacy', 'terms'] as const;
export type SitePage = (typeof sitePages)[number];

const WORDS_PER_MINUTE = 200;

/** Reading time in whole minutes, at least one (DECISIONS 45, BLOG-008). */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
}
