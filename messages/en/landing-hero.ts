import { spanInEnglish } from '#shared/time/span-in-english.ts';
import type { heroCopy as id } from '../id/landing-hero.ts';

export const heroCopy: typeof id = {
  title: 'The routine work, done before you open.',
  lede: (results) =>
    `Answering chats, matching stock, totalling sales: I help you hand it over to AI, one process at a time.${results === '' ? '' : ` You feel it within ${spanInEnglish(results)}.`}`,
  booking: { label: 'Book a consultation', to: '#services' },
  audit: 'Get a free audit',
  report: {
    label: 'Example morning report',
    title: 'Morning report',
    time: 'Example · 05:42',
    ask: '5 things need you.',
    open: [
      { label: 'Chats waiting for your answer', value: '2' },
      { label: 'Items running low', value: '3' },
    ],
    rest: 'The rest was done overnight.',
    done: [
      { label: 'Chats answered', value: '145 of 147' },
      { label: 'Sales yesterday', value: 'Rp 8.460.000' },
    ],
  },
};
