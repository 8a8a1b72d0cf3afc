import type { caseStudyCopy as id } from '../id/landing-studies.ts';

export const caseStudyCopy: typeof id = {
  label: 'Case studies',
  failed: 'Failed to load case studies',
  retry: 'Try Again',
  empty: 'No case studies available',
  loading: 'Loading the case study',
  read: 'Read the case study',
  previous: 'Previous',
  next: 'Next',
  pause: 'Stop the automatic rotation',
  play: 'Rotate automatically',
  slide: (place, total) => `Slide ${place} of ${total}`,
  story: 'The whole story',
  others: 'More case studies',
  page: 'Open the full page',
  dialogFailed: 'This case study could not be loaded.',
  booking: 'Book a consultation',
};
