import type { afterCopy as after, dayCopy as day } from '../id/landing-day.ts';

export const dayCopy: typeof day = {
  title: 'An ordinary day, counted in minutes',
  lede: "The same small tasks come every day, and always land on the owner's desk.",
  columns: ['Time', 'Today', 'Time spent', 'Once the system runs'],
  minutes: (minutes) => `${minutes} minutes`,
  hours: [
    {
      time: '06:40',
      now: "Stock is counted again. Yesterday's notes do not match the shelf.",
      minutes: 35,
      later: 'Every receipt takes its stock off the count. You only look at the differences.',
    },
    {
      time: '10:15',
      now: 'The same price is asked for the fourteenth time.',
      minutes: 70,
      later: 'Answered within 20 seconds, from your own price list.',
    },
    {
      time: '13:50',
      now: 'WhatsApp orders are copied into Excel one by one.',
      minutes: 55,
      later: 'An order is recorded as soon as the customer writes “ok”.',
    },
    {
      time: '19:05',
      now: 'Four chats have no answer yet. Two people bought elsewhere.',
      minutes: 40,
      later: 'Only what is urgent is passed on to you.',
    },
    {
      time: '22:45',
      now: 'Only now does the sales summary get started.',
      minutes: 50,
      later: 'The summary went out at 21:00. You are already home.',
    },
  ],
};

export const afterCopy: typeof after = {
  figure: '4 hours 10 minutes',
  note: 'are lost in that example day, on things that do not need your decision. This is what comes instead.',
  benefits: [
    {
      title: 'The morning starts with a report',
      text: "Sales, chats and last night's stock are summed up in five lines.",
    },
    {
      title: 'Customers are answered when they ask',
      text: 'Questions whose answers you wrote down no longer wait until you are done in the kitchen.',
    },
    {
      title: 'Differences show up the same day',
      text: 'Before anybody forgets where the goods went.',
    },
  ],
};
