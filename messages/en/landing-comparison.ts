import { formatRupiah } from '#shared/money/money.ts';
import { servicePrices } from '#shared/shop/services.ts';
import { spanInEnglish } from '#shared/time/span-in-english.ts';
import type { comparisonCopy as comparison, proofCopy as proof } from '../id/landing-comparison.ts';

export const proofCopy: typeof proof = {
  label: 'Proof',
  businesses: 'businesses helped, from a two-table coffee stall to a three-shift factory.',
  efficiency:
    'more efficient on the processes we took on. We agree beforehand how to measure it, from your own records.',
  agreement: {
    title: 'How we count',
    before: 'minutes before',
    after: 'after',
    signed: 'signed by both of us',
  },
  support: (hours) =>
    `running systems and a community that answers. I reply in person during working hours${hours === '' ? '' : `, ${hours}`}.`,
};

export const comparisonCopy: typeof comparison = {
  title: 'What else you may be considering',
  lede: 'Any of these can be right. Here is the difference if you are still hands-on.',
  choose: 'Compare with',
  others: [
    { short: 'Agency', name: 'Agency' },
    { short: 'Course', name: 'Online course' },
    { short: 'IT staff', name: 'Hiring IT staff' },
  ],
  rows: [
    {
      question: 'What you get',
      ours: () => 'One process, running in your business',
      theirs: ['A big system, all at once', 'Recordings and a certificate', 'One person, many tasks'],
    },
    {
      question: 'How soon you use it',
      ours: (claims) => spanInEnglish(claims.claim_results),
      theirs: [
        'Once the whole system is finished',
        'Depends on your spare time',
        'Once you have found and trained someone',
      ],
    },
    {
      question: 'Cost to start',
      ours: () => `${formatRupiah(servicePrices.consultation)}, one consultation`,
      theirs: ['A project contract', 'The price of the course', 'A monthly salary from day one'],
    },
    {
      question: 'Who does the work',
      ours: () => 'I do, with your team, at your place',
      theirs: [
        'Their team, from their office',
        'You, after closing the shop',
        'That person, between fixing printers',
      ],
    },
    {
      question: 'If it does not fit',
      ours: () => 'You stop. The data and the workflow stay yours',
      theirs: ['You wait for the contract to end', 'There is nobody to ask', 'You hire again'],
    },
  ],
  fair: 'If you need a full ERP for hundreds of employees, an agency is the better choice. I will say so in the free audit.',
};
