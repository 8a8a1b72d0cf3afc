import type { legalCopy as id } from '../id/legal.ts';

export const legalCopy: typeof id = {
  places: { privacy: 'Privacy', terms: 'Terms' },
  places_label: 'Legal documents',
  updated: 'Last updated',
  contents: 'Contents',
  ask: {
    title: 'Something unclear?',
    text: 'Write to us in your own words. A person answers.',
    action: 'Contact us',
  },
  other: { privacy: 'Read the privacy policy', terms: 'Read the terms and conditions' },
  missing: {
    title: 'Page not found.',
    hint: 'This text has not been written yet. Ask us directly, and we answer.',
  },
};
