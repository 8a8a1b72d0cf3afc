import { spanInEnglish } from '#shared/time/span-in-english.ts';
import type { heroCopy as id } from '../id/landing-hero.ts';

export const heroCopy: typeof id = {
  title: 'What repeats is done before your shop opens.',
  lede: (results) =>
    `Answering chats, matching stock, summing up sales: I help you hand it to AI, one process first.${results === '' ? '' : ` You feel it within ${spanInEnglish(results)}.`}`,
  booking: { label: 'Book a consultation', to: '#services' },
  audit: 'Get a free audit',
  report: {
    label: 'Example morning report',
    title: 'Morning report',
    time: 'Example · 05:42',
    rows: [
      { label: 'Sales yesterday', value: 'Rp 8.460.000' },
      { label: 'Chats answered', value: '142 of 147' },
      { label: 'Stock that matches receipts', value: '318 items' },
      { label: 'Stock running low', value: '3 items' },
    ],
    ask: '5 things need you.',
    rest: 'The rest was done overnight.',
  },
};
