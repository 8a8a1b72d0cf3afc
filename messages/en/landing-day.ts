import type { afterCopy as after, dayCopy as day } from '../id/landing-day.ts';

export const dayCopy: typeof day = {
  title: 'An ordinary day, counted in minutes',
  lede: "The same small jobs come back every day, and they always land on the owner's desk.",
  columns: ['Time', 'Today', 'Time spent', 'Once the system runs'],
  minutes: (minutes) => `${minutes} minutes`,
  hours: [
    {
      time: '06:40',
      now: "Recounting the stock. Yesterday's notes do not match the shelf.",
      minutes: 35,
      later: 'Every receipt updates the count. You only check the differences.',
    },
    {
      time: '10:15',
      now: 'Someone asks for the same price, for the fourteenth time.',
      minutes: 70,
      later: 'Answered in 20 seconds, straight from your price list.',
    },
    {
      time: '13:50',
      now: 'Copying WhatsApp orders into Excel, one by one.',
      minutes: 55,
      later: 'The order is logged as soon as the customer types “ok”.',
    },
    {
      time: '19:05',
      now: 'Four chats still unanswered. Two people bought elsewhere.',
      minutes: 40,
      later: 'Only the urgent ones reach you.',
    },
    {
      time: '22:45',
      now: 'Only now do you start on the sales summary.',
      minutes: 50,
      later: 'It went out at 21:00. You are already home.',
    },
  ],
};

export const afterCopy: typeof after = {
  figure: '4 hours 10 minutes',
  note: 'lost in that example day to things that never needed you. Here is what you get instead.',
  benefits: [
    {
      title: 'The morning starts with a report',
      text: "Sales, chats and last night's stock, summed up in five lines.",
    },
    {
      title: 'Customers get an answer when they ask',
      text: 'Questions you have answered before no longer wait until you are out of the kitchen.',
    },
    {
      title: 'Differences show up the same day',
      text: 'Before anyone forgets where the goods went.',
    },
  ],
};
