import type { contactCopy as id } from '../id/contact.ts';

export const contactCopy: typeof id = {
  name: 'Contact',
  title: 'Write to us',
  lede: 'Questions about services, products or your balance. A person reads and answers every one.',
  description: 'Reach us on WhatsApp, by email or with the form. Answered during working hours (WIB).',
  email: 'Email',
  hours: 'Reply hours',
  elsewhere: 'Elsewhere',
  formLabel: 'Message to us',
  doors: {
    title: 'You may be looking for',
    start: { text: 'Not sure where to start', link: 'Free audit, 30 minutes' },
    problem: { text: 'You have one clear problem', link: 'Consultation, 90 minutes' },
    purchase: { text: 'Trouble with a purchase or your balance', link: 'Support in the portal' },
    data: { text: 'Your personal data', link: 'Privacy policy' },
  },
};
