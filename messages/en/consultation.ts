import type * as id from '../id/consultation.ts';

export const consultationCopy: typeof id.consultationCopy = {
  name: '1-on-1 AI Consultation',
  title: 'One problem, taken apart in 90 minutes',
  lede: 'You bring one task that eats your time. You leave with a written plan, and within 2 weeks we check what works.',
  description:
    '1-on-1 AI consultation: a 90-minute meeting takes one problem of your business apart, with a follow-up within 2 weeks. One price, paid from your balance.',
  facts: ['Online, business hours (WIB)', 'Up to three people from your business', 'No slides'],
};

export const bookingCopy: typeof id.bookingCopy = {
  label: 'Payment for the consultation package',
  title: '1-on-1 AI Consultation',
  note: 'one package',
  included: 'included',
  lines: ['A 90-minute meeting', 'A follow-up within 2 weeks', 'A two-page written plan'],
  total: 'Total',
  chooseTime: 'Choose a time',
  pay: 'Pay from balance',
  busy: 'Processing...',
  talk: 'Discuss via WhatsApp',
  balance: 'Your balance',
  terms: 'Paid once, after you have chosen a time.',
  closed: 'This package is not on sale at the moment. You can still talk to us first.',
  message: 'Hello, I would like to talk about the 1-on-1 AI consultation for my business.',
};

export const bookedCopy: typeof id.bookedCopy = {
  label: 'Payment received',
  title: 'Your package is paid',
  note: 'paid',
  text: 'We have been notified. Two things are left before we meet.',
  steps: {
    time: { text: 'Choose it among your sessions, or via WhatsApp.', link: 'Choose a time' },
    sheet: { text: 'Fill in the preparation sheet, a day before the session.', link: 'Open the sheet' },
  },
  whatsapp: 'Schedule via WhatsApp',
  message: 'Hello, I have paid for the 1-on-1 AI consultation and would like to schedule a time.',
};

export const sessionCopy: typeof id.sessionCopy = {
  title: 'How the ninety minutes are spent',
  parts: [
    {
      time: 'Minutes 0–20',
      title: 'One working day',
      text: 'You walk me through it, from opening to closing. I note what repeats.',
    },
    {
      time: 'Minutes 20–60',
      title: 'One problem',
      text: 'We pick one and work out what it costs in rupiah and minutes, from your own figures. Then the test: what if we simply tidied this task up, without AI?',
    },
    {
      time: 'Minutes 60–90',
      title: 'One plan',
      text: 'Steps, tools and who does what. Two written pages you can act on without me.',
    },
  ],
  later: {
    time: 'Within 2 weeks',
    title: 'One check',
    text: 'What works, what does not, and when to stop.',
  },
};

export const preparationCopy: typeof id.preparationCopy = {
  bring: {
    title: 'What you bring',
    items: [
      'One task that repeats, even if you do not yet know how to improve it.',
      'One written example of it: a receipt, a chat or a spreadsheet, without customer data.',
      'The person who does it every day, if they can come.',
    ],
  },
  take: {
    title: 'What you take home',
    items: [
      'A two-page plan: steps, tools, costs to check.',
      'The cost in time and rupiah, ready to show your partners.',
      'A clear decision, even if the answer is “no AI needed yet”.',
    ],
  },
  not: {
    title: 'Not this session if',
    others: {
      setup: { text: 'You are looking for someone to do it.', link: 'See the setup package' },
      mentorship: { text: 'You want someone at your side every week.', link: 'See the mentorship' },
      audit: { text: 'You are not sure yet what the problem is.', link: 'Start with a free audit' },
    },
  },
};

export const freeCopy: typeof id.freeCopy = {
  title: 'Free, once a month',
  text: 'Complete at least 80% of your business profile and get one free consultation a month. I read it beforehand, so we lose no time on introductions.',
  visitor: 'Log in to see yours',
  incomplete: (percent) => `Your profile is ${percent}% complete. Bring it to 80%.`,
  profile: 'Complete the profile',
  ready: "Your profile is complete enough. This month's free consultation is waiting for you.",
  book: 'Book the free consultation',
  chooseTime: 'Choose a time for the free consultation',
  busy: 'Booking…',
  used: 'You have booked it for this month. The next one opens on the 1st (WIB).',
  schedule: 'Choose a time',
  unknown: 'Could not be read. Reload this page in a moment.',
  checking: 'Checking your profile…',
  withoutScripts:
    "Without JavaScript your profile cannot be checked here. Say in the form below that you want to use this month's free session.",
  booked: { title: 'Free consultation booked', text: 'Now choose a time.' },
  failedTitle: 'Could not be booked',
};

export const timeCopy: typeof id.timeCopy = {
  title: 'No time that suits you?',
  text: 'Tell me the day and time you would like, for the free consultation too. I reply whether it works; this form books nothing and charges nothing.',
  formLabel: 'Request for a time',
};
