import type {
  freeAuditCopy as audit,
  blogCopy as blog,
  faqCopy as faq,
  quoteCopy as quote,
  resourcesCopy as resources,
  testimonialsCopy as testimonials,
} from '../id/landing-sections.ts';

export const testimonialsCopy: typeof testimonials = {
  title: 'From those who run it',
  note: 'Example testimonials: only the role and the kind of business.',
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
      excerpt: 'The twenty most common questions, written in your own words, do half of the work.',
      date: '2026-11-02',
    },
    {
      category: 'Finance',
      title: 'What does the work that you repeat cost?',
      excerpt:
        'Count the minutes, times the days, times the wage. The number is more honest than feeling tired.',
      date: '2026-10-19',
    },
    {
      category: 'Stock & warehouse',
      title: 'A weekly stock count that takes 40 minutes',
      excerpt: 'Not counting everything, but what is wrong most often.',
      date: '2026-10-05',
    },
    {
      category: 'Team',
      title: 'Instructions that people really read',
      excerpt: 'One page, one task, posted where the task is done.',
      date: '2026-09-21',
    },
  ],
};

export const resourcesCopy: typeof resources = {
  title: 'Take these first, for free',
  text: 'Daily prompts, checklists and worksheets that I use myself. Log in, claim, and they open in your account.',
  portal: 'Open User Portal',
  login: 'Log in to get the freebies',
  all: 'See what is inside',
  community: {
    title: 'WhatsApp group for business owners',
    members: 'members',
    text: 'Ask at any time, answered by fellow owners, with something new to learn every week.',
    join: 'Join Community',
    enter: "Open the members' group",
  },
};

export const faqCopy: typeof faq = {
  title: 'What people usually ask first',
  more: 'Another question?',
  whatsapp: 'Write on WhatsApp',
  contact: 'Write with the contact form',
  hours: 'answered in working hours',
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
    { time: '10 minutes', text: 'You tell me about one working day, I write down what repeats.' },
    { time: '15 minutes', text: 'We work out its cost in rupiah, from your own numbers.' },
    { time: '5 minutes', text: 'One process to work on first, or the advice not to start.' },
  ],
  action: 'Get a free audit',
  waiting: 'Waiting list for next month',
  left: (total) => `of ${total} slots left`,
  month: (name) => `for ${name}`,
  unknown: '10 slots every month',
  slots: (total, taken) => `${total} slots: ${taken} taken, ${total - taken} still open`,
  terms: (within) =>
    `Applicants are chosen, first come first served. You are contacted on WhatsApp${within === '' ? '' : ` within ${within}`}.`,
  full: "This month's slots are taken. Anyone who applies now joins the waiting list for next month.",
};
