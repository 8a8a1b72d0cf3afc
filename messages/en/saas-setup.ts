import { formatRupiah } from '#shared/money/money.ts';
import { firstMonthTotal, saasPackage } from '#shared/shop/saas-package.ts';
import type { saasSetupCopy as id } from '../id/saas-setup.ts';

const setup = formatRupiah(saasPackage.setup);
const retainer = formatRupiah(saasPackage.retainer);
const cashback = formatRupiah(saasPackage.cashback);
const total = formatRupiah(firstMonthTotal(saasPackage));

export const saasSetupCopy: typeof id = {
  meta: {
    title: 'SaaS setup package',
    description: `One daily process set up, tested and maintained for your business. Setup from ${setup}, retainer ${retainer} a month, ${total} in total to start.`,
  },
  hero: {
    title: 'A system set up, tested and maintained for you',
    lede: 'One task you repeat every day, handed to a system in the tools you already use: WhatsApp, spreadsheets, your till app. Your team checks; the system does the work.',
    action: 'Continue on WhatsApp',
    plan: 'See the schedule',
    payNote: (rest) =>
      `Agreed already? Pay the setup here; the first month, ${rest} after cashback, follows by invoice.`,
    pay: (amount) => `Pay ${amount}`,
    note: 'You pay nothing on WhatsApp. You get the exact price in writing before you agree to anything.',
  },
  paid: {
    stamp: { state: 'Paid', money: 'the setup is paid' },
    text: 'We have received your setup payment. We agree on the first day over WhatsApp.',
    open: 'See what to prepare',
  },
  nota: {
    label: 'Price of the SaaS setup package',
    title: 'SaaS setup package',
    note: 'First estimate',
    setup: { label: 'Setup, paid once', before: 'from' },
    retainer: { label: 'Retainer, first month', after: '/ month' },
    cashback: 'Cashback, first month',
    total: 'Total of setup and first month',
    after: 'From the second month, unchanged',
    foot: 'Setup costs more with more than one process. You get the figure in writing first.',
    stamp: { state: 'Passed on', money: 'not paid yet' },
  },
  included: {
    title: 'Two parts: set up once, maintained every month',
    parts: [
      {
        name: 'Setup',
        price: `from ${setup}, once`,
        items: [
          {
            name: 'Half a day at your place',
            text: 'I note the steps, the tools and the people, then choose one process with you.',
          },
          {
            name: 'A system on the tools you have',
            text: 'WhatsApp, spreadsheets or your till app. If it takes another tool, you get its cost in writing first.',
          },
          { name: 'Tests with your data', text: 'Runs alongside the old way until the results match.' },
          { name: 'Training for the people who use it', text: "On site, with that day's work." },
          {
            name: 'A one-page guide',
            text: 'What to check every morning, and what to do when the system stops.',
          },
        ],
      },
      {
        name: 'Retainer',
        price: `${retainer} a month`,
        items: [
          {
            name: 'Fixes when it gets stuck',
            text: 'You message me on WhatsApp; I fix it during business hours.',
          },
          {
            name: 'Changes when the business changes',
            text: 'New prices, menu, doctor or branch: I update the rules.',
          },
          {
            name: 'One meeting every month',
            text: 'We read the records, count the time saved, and decide what comes next.',
          },
          {
            name: 'Accounts and data in your name',
            text: 'From day one, and after we stop working together.',
          },
        ],
      },
    ],
  },
  weeks: {
    title: 'Week by week',
    lede: 'The system is at work before week four. Each step says what I need from you.',
    columns: ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Monthly'],
    yours: 'From you',
    steps: {
      record: {
        when: 'Week 1',
        title: 'Sit down and take notes',
        text: 'I follow one working day and count what repeats; then we agree on one process.',
        yours: 'one person who knows the process, half a day.',
      },
      install: {
        when: 'Week 2',
        title: 'Set up one process',
        text: 'I build the system in your accounts, with examples and rules from your own business.',
        yours: 'access to the tools, and examples of chats, receipts or schedules.',
      },
      test: {
        when: 'Weeks 2 and 3',
        title: 'Test side by side',
        text: 'The old way and the system run in parallel. Every difference is noted, then fixed.',
        yours: '15 minutes of checking a day by the people who use it.',
      },
      handOver: {
        when: 'Week 4',
        title: 'Hand over and measure again',
        text: "Your team runs it alone. We compare the time with the first week's records.",
        yours: 'a decision: go on, change it, or stop.',
      },
      maintain: {
        when: 'Every month',
        title: 'Maintain',
        text: 'Fixed when it gets stuck, adjusted when the business changes, reviewed together once a month.',
        yours: 'a message when something changes.',
      },
    },
  },
  fit: {
    yes: {
      title: 'A good fit if',
      items: [
        'You repeat one task every day, and can show how it is done.',
        'One person on the team will use it and check the results.',
        'The material exists: chats, receipts, schedules or price lists.',
        'You want to start with one process.',
      ],
    },
    no: {
      title: 'Not yet if',
      items: [
        'The way you work still changes every week. Tidy that up first; the system comes later.',
        'You want to replace people. This system takes over the repetition and leaves the people.',
        'Your customers do not know their data is being used.',
        'Your budget covers the setup only. Start with a template you run yourself.',
      ],
    },
    action: 'See templates in the Marketplace',
  },
  questions: {
    title: 'Before you write',
    items: [
      {
        question: `Is ${setup} the final price?`,
        answer:
          'It covers one process on tools you already have. If there is more to it, you get the price in writing before you agree to anything.',
      },
      {
        question: 'When do I pay?',
        answer:
          'Once the scope is agreed in writing, you get an official invoice. Before that you owe nothing. If the price list above has a payment button, you can also pay for the setup up front.',
      },
      {
        question: `How is the total of ${total} made up?`,
        answer: `Setup ${setup}, plus the first month's retainer ${retainer}, minus cashback ${cashback}. From the second month you pay the retainer only.`,
      },
      {
        question: 'What if I end the retainer?',
        answer:
          'The system, the accounts and the guide stay yours. Fixes and changes are no longer included after that.',
      },
      {
        question: 'Who can see my business data?',
        answer:
          'I work in your own accounts, with only the data the process needs. You can withdraw my access at any time.',
      },
    ],
  },
  closing: {
    title: 'Tell me about one process. I will tell you whether it is worth doing.',
    text: 'If it is not, I say so before you pay.',
    figure: 'to start, after cashback',
  },
  forwarded: {
    title: 'Your request is on its way',
    text: 'WhatsApp has opened in another tab with your message written. Press send there so that it reaches me.',
    open: 'Open WhatsApp again',
    back: 'Back to the package',
    nextTitle: 'What happens now',
    next: (hours) => [
      {
        title: 'You send the message',
        text: 'Add the name of your business and the process you repeat most.',
      },
      {
        title: 'I reply',
        text: `In business hours, ${hours === '' ? '' : `${hours}, `}with two or three questions.`,
      },
      {
        title: 'You get scope and price in writing',
        text: 'Read them first. There is no invoice until you agree.',
      },
    ],
  },
  message: (brand) =>
    [
      `Hello ${brand}, I would like to discuss the SaaS setup package (setup from ${setup}, retainer ${retainer} a month, first total ${total}).`,
      '',
      'My business:',
      'The task we repeat most:',
    ].join('\n'),
};
