import type * as id from '../id/portfolio.ts';

export const portfolioCopy: typeof id.portfolioCopy = {
  name: 'Portfolio',
  title: 'What changed, in figures before and after',
  lede: 'Every story starts with one repetitive task. I note how things were, what we did, what we dropped, and the figures afterwards.',
  description:
    'Case studies of AI at work in shops, clinics, restaurants, factories and guest houses in Indonesia, each with figures before and after.',
  key: {
    title: 'How to read the bars',
    before: 'Before',
    after: 'After',
    note: 'The bars are drawn to scale, starting from zero.',
  },
  search: 'Search case studies',
  industry: 'Industry',
  everyIndustry: 'All industries',
  submit: 'Search',
  loading: 'Loading…',
  count: (total) => (total === 1 ? '1 case study' : `${total} case studies`),
  results: 'Key figures',
  read: 'Read the case study',
  beforeAfter: (before, after) => `from ${before} to ${after}`,
  empty: 'No case studies found',
  emptyHint: 'The first story is being written. Until then, let us talk about your business.',
  noMatch: 'No case study matches this choice.',
  noMatchFor: (search) => `No case study matches “${search}”.`,
  failedHint: 'This list could not be loaded. Try loading it once more.',
  reset: 'Clear filters',
  retry: 'Reload',
  doors: {
    label: 'Next steps',
    talk: {
      title: 'Which task keeps coming back in your business?',
      text: 'In 90 minutes we pick one, measure how it stands today, and write down the first step.',
      action: 'Book a consultation',
    },
    shop: {
      title: 'Would you rather start on your own?',
      text: 'The templates and tools used in work like this are in the Marketplace.',
      action: 'See the Marketplace',
    },
  },
};

export const caseStudyCopy: typeof id.caseStudyCopy = {
  back: 'All case studies',
  share: 'Share',
  copied: 'Link copied to clipboard!',
  logo: (company) => `Logo of ${company}`,
  summary: 'Summary',
  challenges: 'Challenges',
  solutions: 'Solutions',
  results: 'Results',
  story: 'The full story',
  others: 'All case studies',
  booking: {
    title: 'Is there a task like this in your business?',
    text: "Bring one problem. You leave with today's figures, a target and the first step.",
    action: 'Book a consultation',
  },
  notFound: 'Case study not found',
  notFoundText: 'Case study not found',
  notFoundHint: 'The address may have a typo, or the story is no longer published.',
  toStudies: 'See the case studies',
};
