import type * as id from '../id/admin-articles.ts';

export const fieldsCopy: typeof id.fieldsCopy = {
  title: 'Title',
  excerpt: 'Excerpt',
  excerptHint: 'One or two sentences on the card and below the title.',
  content: 'Content',
  publishedAt: 'Publishing date (WIB)',
  publishedAtHint: 'Leave empty to use the time it is saved. A future time schedules it.',
  slug: 'Slug',
  slugHint: 'Leave empty to use the title. Old addresses redirect to the new one.',
  category: 'Category',
  tags: 'Tags',
  tagsHint: 'Separate with commas.',
  search: 'Search engines',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  card: 'Card in the list',
  asSeen: 'How it looks in search results',
  client: 'Client name',
  industry: 'Industry',
  challenges: 'Challenges',
  solutions: 'What was done',
  results: 'Results',
  lines: 'One item per line.',
  resultsHint:
    'One per line. On its own page only without figures before and after; on the home page always.',
  resultMetrics: 'Figures before and after',
  impactMetrics: 'Impact figures',
  cover: 'Cover',
  coverHint: 'Without a picture, the cover is drawn from the slug.',
  preview: 'Picture in lists',
  previewHint: 'For cards and lists. Without a picture, it is drawn from the slug.',
  logo: 'Client logo',
};

export const sectionsCopy: typeof id.sectionsCopy = {
  basics: 'Basics',
  story: 'Story',
  figures: 'Figures',
  pictures: 'Other pictures',
};

export const metricCopy: typeof id.metricCopy = {
  label: 'Name of the figure',
  before: 'Before',
  after: 'After',
  before_value: 'Before (number)',
  after_value: 'After (number)',
  value: 'Value',
  icon: 'Icon',
  add: 'Add figure',
  remove: 'Delete row',
  icons: {
    TrendingUp: 'Rising',
    Users: 'People',
    Database: 'Data',
    BarChart: 'Chart',
    Target: 'Target',
    CheckCircle: 'Tick',
  },
};
