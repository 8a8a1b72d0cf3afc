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
    description: `One daily process set up, tested and maintained for your business. Setup from ${setup}, retainer ${retainer} a month, first total ${total}.`,
  },
  hero: {
    title: 'A system set up, tested and maintained for you',
    lede: 'One task that is repeated every day, handed to a system in the tools you already use: WhatsApp, spreadsheets, the cashier app. Your team checks, the system does the work.',
    action: 'Continue on WhatsApp',
    plan: 'See the schedule',
    pay: (amount) => `Pay the set-up, ${amount}`,
    note: 'Nothing is paid on WhatsApp yet. The exact price is written down before you agree to anything.',
  },
  paid: {
    stamp: { state: 'Paid', money: 'the set-up is paid' },
    text: 'We have received the payment of your set-up. The first day is agreed on WhatsApp.',
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
    after: 'From the second month on',
    foot: 'Setup can cost more when there is more than one process. The figure is written down first.',
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
            text: 'WhatsApp, spreadsheets or the cashier app. If another tool is needed, its cost is written down first.',
          },
          { name: 'Tests with your data', text: 'Runs beside the old way until the results agree.' },
          { name: 'Training for those who use it', text: 'At the workplace, with the work of that day.' },
          {
            name: 'A guide of one page',
            text: 'What to check every morning, and what to do when the system stops.',
          },
        ],
      },
      {
        name: 'Retainer',
        price: `${retainer} a month`,
        items: [
          {
            name: 'Repairs when it is stuck',
            text: 'You write on WhatsApp, I work on it in business hours.',
          },
          {
            name: 'Changes when the business changes',
            text: 'A new price, menu, doctor or branch: its rules are updated with it.',
          },
          {
            name: 'One meeting every month',
            text: 'We read the records, count the time that came back, and decide what comes next.',
          },
          {
            name: 'Accounts and data in your name',
            text: 'From the first day on, also after we stop working together.',
          },
        ],
      },
    ],
  },
  weeks: {
    title: 'Week by week',
    lede: 'The system is at work before the fourth week. What I ask of you stands at every step.',
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
        text: 'The system is built in your accounts, with examples and rules of your own business.',
        yours: 'access to the tools, and examples of chats, receipts or schedules.',
      },
      test: {
        when: 'Weeks 2 and 3',
        title: 'Test side by side',
        text: 'The old way and the system run together. Every difference is noted, then repaired.',
        yours: '15 minutes of checking every day by those who use it.',
      },
      handOver: {
        when: 'Week 4',
        title: 'Hand over and count again',
        text: 'Your team runs it alone. We compare the time with the records of the first week.',
        yours: 'a decision: go on, change it, or stop.',
      },
      maintain: {
        when: 'Every month',
        title: 'Maintain',
        text: 'Repaired when it is stuck, adjusted when the business changes, looked at together once a month.',
        yours: 'word when something has changed.',
      },
    },
  },
  fit: {
    title: 'Who this package is for',
    yes: {
      title: 'A good fit if',
      items: [
        'One task is repeated every day, and you can show how it is done.',
        'One person on the team will use it and check the results.',
        'The material is there: chats, receipts, schedules or price lists.',
        'You want to start with one process first.',
      ],
    },
    no: {
      title: 'Better not if',
      items: [
        'The way of working still changes every week. Tidy it up first, the system comes later.',
        'The aim is to replace people. This system takes the repetition, not the person.',
        'Customers do not know that their data is used.',
        'The budget covers the setup only. Start with a template that you run yourself.',
      ],
      action: 'See templates in the Marketplace',
    },
  },
  questions: {
    title: 'Before you write',
    items: [
      {
        question: `Is ${setup} the final price?`,
        answer:
          'It is for one process on tools that you already have. If there is more, I write the price down before you agree to anything.',
      },
      {
        question: 'When do I pay?',
        answer:
          'Once the scope is agreed in writing, you get an official invoice. Before that you owe nothing. Where the receipt has a button, you may pay the set-up first.',
      },
      {
        question: `How is the total of ${total} made up?`,
        answer: `Setup ${setup}, plus the retainer of the first month ${retainer}, minus cashback ${cashback}. From the second month on you pay the retainer only.`,
      },
      {
        question: 'What if I end the retainer?',
        answer:
          'The system, the accounts and the guide stay yours. Repairs and changes after that are no longer included.',
      },
      {
        question: 'Who can see the data of my business?',
        answer:
          'I work in your own accounts and only on the data that the process needs. You can withdraw my access at any time.',
      },
    ],
  },
  closing: {
    title: 'Tell me about one process. I answer whether it is worth doing.',
    text: 'If it is not, I say so before you pay.',
    figure: 'first total, after cashback',
  },
  forwarded: {
    title: 'Your request is on its way',
    text: 'WhatsApp has opened in another tab with the message filled in. Press send there, so that it reaches me.',
    open: 'Open WhatsApp again',
    back: 'Back to the package',
    nextTitle: 'What happens now',
    next: (hours) => [
      {
        title: 'You send the message',
        text: 'Add the name of your business and the process that is repeated most.',
      },
      {
        title: 'I reply',
        text: `In business hours, ${hours === '' ? '' : `${hours}, `}with two or three questions.`,
      },
      {
        title: 'Scope and price are written down',
        text: 'You read them first. An invoice is made only after you agree.',
      },
    ],
  },
  message: (brand) =>
    [
      `Hello ${brand}, I would like to discuss the SaaS setup package (setup from ${setup}, retainer ${retainer} a month, first total ${total}).`,
      '',
      'My business:',
      'The task that is repeated most:',
    ].join('\n'),
};
