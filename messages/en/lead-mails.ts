import type * as id from '../id/lead-mails.ts';

export const leadConfirmationCopy: typeof id.leadConfirmationCopy = {
  waitingSubject: (month) => `Free audit: you are on the waiting list for ${month}`,
  waiting: (month) => `This month's free audits are taken. You are on the waiting list for ${month}.`,
  waitingNext: (within) =>
    `Our team contacts you on WhatsApp${within === '' ? '' : ` within ${within}`} to confirm your place.`,
  thisMonth: 'this month',
  slotSubject: (month) => `Free audit: your slot for ${month}`,
  slot: (month) => `We have received your application and keep one free audit slot of ${month} for you.`,
  slotNext: (within) =>
    `Our team contacts you on WhatsApp${within === '' ? '' : ` within ${within}`} to arrange your 30 minutes.`,
  openSessions: 'Open your sessions',
  communitySubject: 'Welcome to the community',
  community: [
    'We have received your registration, and you are now a member of the community.',
    'The link to the group and the free material are waiting in your account.',
  ],
  openFreebies: 'Open the free material',
  consultationSubject: 'We have received your consultation request',
  consultation: (hours) =>
    `Thank you. We have noted the date and time you chose; it is certain once we have confirmed it on WhatsApp during working hours${hours}.`,
  mentorshipSubject: 'We have received your mentorship application',
  mentorship: (hours) =>
    `Thank you for telling us about your business. We read it first, then contact you on WhatsApp during working hours${hours}.`,
  contactSubject: 'We have received your message',
  contact: (hours) => `Thank you for writing. We answer during working hours${hours}.`,
  newsSubject: 'We will tell you when AI Agent Environment opens',
  news: 'We have noted your address. We write once, when AI Agent Environment opens.',
};

export const leadNoticeCopy: typeof id.leadNoticeCopy = {
  first: (form) => `The form ${form} has just come in.`,
  again: (form, count) => `The form ${form} was sent again by the same sender, now ${count} times.`,
  place: 'Place',
  slot: (month) => `Slot in ${month}`,
  waiting: (month) => `Waiting list for ${month}`,
  score: 'Score',
};

export const leadFields: typeof id.leadFields = {
  name: 'Name',
  email: 'Email',
  whatsapp: 'WhatsApp',
  role: 'Role',
  customRole: 'Other role',
  company: 'Business name',
  website: 'Website',
  companySize: 'Employees',
  revenue: 'Monthly revenue',
  services: 'Services',
  goal: 'Goal',
  preferredDate: 'Date',
  preferredTime: 'Time',
  topic: 'Topic',
  challenges: 'Challenges',
  message: 'Message',
};
