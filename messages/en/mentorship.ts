import { formatRupiah } from '#shared/money/money.ts';
import { servicePrices } from '#shared/shop/services.ts';
import type * as id from '../id/mentorship.ts';

export const mentorshipCopy: typeof id.mentorshipCopy = {
  name: 'AI Business Mentorship',
  title: 'One process lighter, every week',
  lede: 'For owners and their core team: we set up one process, your team runs it, and every week we go through the figures together.',
  description: `AI Business Mentorship: weekly guidance for business owners and their core team, from ${formatRupiah(servicePrices.mentorshipFrom)} a month. Cashback if we decide to continue together.`,
  from: 'from',
  perMonth: '/ month',
  cashback: 'Cashback if we decide to continue together. Your offer says how much.',
  apply: 'Apply for mentorship',
};

export const monthCopy: typeof id.monthCopy = {
  title: 'One month in your calendar',
  lede: 'An example of the first month. The days follow your schedule; the rhythm stays.',
  week: 'Week',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  weeks: [
    { name: 'Week 1', task: 'Look' },
    { name: 'Week 2', task: 'Set up' },
    { name: 'Week 3', task: 'Run' },
    { name: 'Week 4', task: 'Decide' },
  ],
  legend: {
    meet: {
      title: 'Meeting',
      text: 'I sit with you and the core team: what works, what is stuck, what comes next.',
    },
    work: {
      title: 'Your team at work',
      text: 'Your team uses the process in real work. I answer questions by chat.',
    },
    read: {
      title: 'Reading the figures',
      text: "The week's time and results on one sheet, from your own records.",
    },
  },
};

export const fitCopy: typeof id.fitCopy = {
  yes: {
    title: 'A good fit if',
    items: [
      'You still step in yourself, and want to stop being the only one who knows how.',
      'One or two people can take part every week.',
      'You are willing to log times for two weeks before choosing a tool.',
    ],
  },
  no: {
    title: 'Not yet if',
    items: [
      'You have one clear problem. The 90-minute consultation is enough.',
      'You want a finished system without your team taking part. The setup package fits better.',
      'The way you work still changes every week. Tidy that up first; the free audit helps.',
    ],
  },
};

export const applyCopy: typeof id.applyCopy = {
  title: 'Tell me about your business',
  steps: [
    'I read every application myself.',
    'We talk once, to make sure this is what you need.',
    'A written offer follows: scope, price and cashback.',
  ],
  formLabel: 'Mentorship application',
};
