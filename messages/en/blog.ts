import type * as id from '../id/blog.ts';

export const blogCopy: typeof id.blogCopy = {
  title: 'Field notes',
  lede: 'From tills, kitchens, store rooms and waiting rooms: what we tried, how many minutes it saved, and when it is better not to use AI at all.',
  newest: 'Latest',
  read: 'Read the article',
  feed: 'RSS',
  name: 'Blog',
  listPage: (page) => `Field notes, page ${page}`,
  feedTitle: 'Field notes (RSS)',
  loading: 'Loading…',
  count: (total) => (total === 1 ? '1 article' : `${total} articles`),
  found: (total) => (total === 1 ? '1 article found' : `${total} articles found`),
  minutes: (minutes) => `${minutes} min read`,
};

export const filterCopy: typeof id.filterCopy = {
  search: 'Search articles',
  submit: 'Search',
  category: 'Category',
  all: 'All categories',
  clear: 'Clear filters',
  forSearch: 'for',
  inCategory: 'in',
};

export const emptyCopy: typeof id.emptyCopy = {
  title: 'No articles yet',
  filtered: 'No article matches. Try another word, or see all field notes.',
  hint: 'The next note is being written. Until then, see what changed at other businesses.',
  portfolio: 'See the case studies',
};

export const postCopy: typeof id.postCopy = {
  notFound: 'Post not found',
  notFoundHint: 'The article may have been taken down, or the address has a typo.',
  failed: 'Failed to load blog post',
  failedHint: 'Something went wrong on our side. Try once more, or go back to the articles.',
  retry: 'Try again',
  retrying: 'Loading…',
  back: 'Back to the blog',
  breadcrumb: 'Breadcrumb',
  writtenBy: 'Written by',
  share: 'Share',
  copied: 'Link copied to clipboard!',
  contents: 'Contents',
  tags: 'Tags',
  aboutAuthor: 'About the author',
  guest: (brand) => `Writes on the ${brand} blog from day-to-day work.`,
  related: 'Read next',
  relatedLede: (category) => `More articles in ${category}.`,
};

export const freeAuditCtaCopy: typeof id.freeAuditCtaCopy = {
  title: 'Which task do you repeat every day?',
  text: 'Tell us in a free 30-minute audit. We work out what it costs from your own figures, and you leave with one answer: where to start.',
  action: 'Apply for a free audit',
};
