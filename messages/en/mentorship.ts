import { formatRupiah } from '#shared/money/money.ts';
import { servicePrices } from '#shared/shop/services.ts';
import type * as id from '../id/mentorship.ts';

export const mentorshipCopy: typeof id.mentorshipCopy = {
  name: 'AI Business Mentorship',
  title: 'Every week one process gets lighter',
  lede: 'For owners and their core team: we set up one process, your team runs it, and every week we read the figures together.',
  description: `AI Business Mentorship: weekly guidance for business owners and their core team, from ${formatRupiah(servicePrices.mentorshipFrom)} a month. With cashback when we agree to go on together.`,
  from: 'from',
  perMonth: '/ month',
  cashback: 'There is cashback when we agree to go on together. Your offer says how much.',
  apply: 'Apply for mentorship',
};

export const monthCopy: typeof id.monthCopy = {
  title: 'One month in your calendar',
  lede: 'An example of the first month. The days follow your schedule, the rhythm stays.',
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
      title: 'Team work',
      text: 'Your team uses the process in real work. Questions are answered by chat.',
    },
    read: {
      title: 'Figures are read',
      text: 'The time and results of the week on one sheet, from your own records.',
    },
  },
};

export const fitCopy: typeof id.fitCopy = {
  yes: {
    title: 'A good fit, if',
    items: [
      'You still step in yourself, and want to stop being the only one who knows how.',
      'One or two people can take part every week.',
      'You are willing to record times for two weeks before choosing a tool.',
    ],
  },
  no: {
    title: 'Not yet, if',
    items: [
      'There is one clear problem. The 90-minute consultation is enough.',
      'You want a finished system without your team taking part. The setup package fits better.',
      'The way of working still changes every week. Tidy it up first; the free audit helps.',
    ],
  },
};

export const applyCopy: typeof id.applyCopy = {
  title: 'Tell me about your business',
  steps: [
    'I read every application myself.',
    'We talk once, to check that this is really what you need.',
    'A written offer follows: scope, price and cashback.',
  ],
  formLabel: 'Mentorship application',
};
