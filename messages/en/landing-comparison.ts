import { formatRupiah } from '#shared/money/money.ts';
import { servicePrices } from '#shared/shop/services.ts';
import { spanInEnglish } from '#shared/time/span-in-english.ts';
import type { comparisonCopy as comparison, proofCopy as proof } from '../id/landing-comparison.ts';

export const proofCopy: typeof proof = {
  label: 'Proof',
  businesses: 'businesses advised, from a coffee stall with two tables to a factory with three shifts.',
  efficiency:
    'more efficient in the processes we worked on. We agree first on how to count it, from your own records.',
  agreement: {
    title: 'How it is counted',
    before: 'minutes before',
    after: 'minutes after',
    signed: 'signed by both of us',
  },
  support: (hours) =>
    `the systems run and the community answers. I reply myself in working hours${hours === '' ? '' : `, ${hours}`}.`,
};

export const comparisonCopy: typeof comparison = {
  title: 'What else you are probably considering',
  lede: 'Each can be right. This is the difference if you still do the work yourself.',
  choose: 'Compare with',
  others: [
    { short: 'Agency', name: 'Agency' },
    { short: 'Course', name: 'Online course' },
    { short: 'IT staff', name: 'Hiring IT staff' },
  ],
  rows: [
    {
      question: 'What you get',
      ours: () => 'One process that runs in your business',
      theirs: ['A big system, all at once', 'Recordings and a certificate', 'One person, many tasks'],
    },
    {
      question: 'Until it is in use',
      ours: (claims) => spanInEnglish(claims.claim_results),
      theirs: [
        'When the whole system is finished',
        'Depends on your spare time',
        'After the right person is found and trained',
      ],
    },
    {
      question: 'Cost to start',
      ours: () => `${formatRupiah(servicePrices.consultation)}, one consultation`,
      theirs: ['A project contract', 'The price of the course', 'A monthly salary, from the first day'],
    },
    {
      question: 'Who does the work',
      ours: () => 'I do, with your team, where you work',
      theirs: [
        'Their team, from their office',
        'You, after closing the shop',
        'That person, between fixing printers',
      ],
    },
    {
      question: 'If it does not fit',
      ours: () => 'Stop. The data and the workflow are yours',
      theirs: ['Wait for the contract to end', 'Nobody to ask', 'Hire again'],
    },
  ],
  fair: 'If you need a full ERP for hundreds of employees, an agency is the better choice. I will say so in the free audit.',
};
