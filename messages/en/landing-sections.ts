import type {
  freeAuditCopy as audit,
  blogCopy as blog,
  faqCopy as faq,
  quoteCopy as quote,
  resourcesCopy as resources,
  testimonialsCopy as testimonials,
} from '../id/landing-sections.ts';

export const testimonialsCopy: typeof testimonials = {
  title: 'From the people who run it',
  note: 'Sample testimonials, by role and type of business.',
};

export const blogCopy: typeof blog = {
  title: 'Field notes',
  all: 'All articles',
  carousel: 'Latest articles',
  previous: 'Previous article',
  next: 'Next article',
  samples: [
    {
      category: 'Customer service',
      title: 'Write the answers first, then set up the chatbot',
      excerpt: 'The twenty most common questions, in your own words, do half the work.',
      date: '2026-11-02',
    },
    {
      category: 'Finance',
      title: 'What does repeated work really cost?',
      excerpt: 'Minutes times days times wages. The number is more honest than a tired feeling.',
      date: '2026-10-19',
    },
    {
      category: 'Stock & warehouse',
      title: 'A weekly stock count that takes 40 minutes',
      excerpt: 'Not everything, just what is most often wrong.',
      date: '2026-10-05',
    },
    {
      category: 'Team',
      title: 'Instructions people actually read',
      excerpt: 'One page, one task, posted where the task is done.',
      date: '2026-09-21',
    },
  ],
};

export const resourcesCopy: typeof resources = {
  title: 'Start with these, free',
  text: 'What I use in my own work, at no cost. Log in, claim it, and it opens in your account.',
  portal: 'Open User Portal',
  login: 'Log in to get the freebies',
  all: 'See what is inside',
  community: {
    title: 'WhatsApp group for business owners',
    members: 'members',
    text: 'Ask any time, get answers from fellow owners, and learn something new every week.',
    join: 'Join Community',
    enter: "Open the members' group",
  },
};

export const faqCopy: typeof faq = {
  title: 'What people ask first',
  more: 'Another question?',
  whatsapp: 'Ask on WhatsApp',
  contact: 'Use the contact form',
  hours: 'answered during working hours,',
  empty: 'No questions here yet.',
};

export const quoteCopy: typeof quote = {
  label: 'Closing words',
  quote: 'A good tool does not make you feel clever. It sends you home before dark.',
  source: 'Note on the office wall',
};

export const freeAuditCopy: typeof audit = {
  title: 'A free 30-minute audit. You leave with one answer: where to start.',
  steps: [
    { time: '10 minutes', text: 'You describe a working day; I note what repeats.' },
    { time: '15 minutes', text: 'We work out what it costs in rupiah, from your own numbers.' },
    { time: '5 minutes', text: 'One process to tackle first, or the advice not to start.' },
  ],
  action: 'Apply for a free audit',
  waiting: 'Waiting list for next month',
  unknown: '10 slots every month',
  slots: (total, taken) => `${total} slots: ${taken} taken, ${total - taken} still open`,
  terms: (within) =>
    `Applications are reviewed in the order they arrive. You hear from us on WhatsApp${within === '' ? '' : ` within ${within}`}.`,
  full: "This month's slots are taken. Anyone who applies now joins the waiting list for next month.",
};
