import { formatRupiah } from '#shared/money/money.ts';
import { saasPackage } from '#shared/shop/saas-package.ts';
import { servicePrices } from '#shared/shop/services.ts';
import type {
  aboutCopy as about,
  consultationCopy as consultation,
  heroOffersCopy as heroOffers,
  servicesCopy as services,
} from '../id/landing-offers.ts';

/** Beside the consultant in the first screen. */
export const heroOffersCopy: typeof heroOffers = {
  consultation: `A consultation is ${formatRupiah(servicePrices.consultation)}. Or do it yourself with`,
  shop: `templates from ${formatRupiah(servicePrices.marketplaceFrom)}`,
};

export const servicesCopy: typeof services = {
  title: 'Go as deep as your business needs',
  offers: [
    {
      name: 'AI Business Marketplace',
      before: 'from',
      price: servicePrices.marketplaceFrom,
      after: '',
      text: 'Templates, short classes and tools ready to use. Bought once, done by yourself tonight.',
      action: 'See the products',
      to: '/marketplace',
    },
    {
      name: '1-on-1 AI Consultation',
      before: '',
      price: servicePrices.consultation,
      after: '/ package',
      text: '90 minutes that take one problem apart, then a follow-up within 2 weeks to check the result.',
      action: 'Book a session',
      to: '/consultation',
    },
    {
      name: 'AI Business Mentorship',
      before: 'from',
      price: servicePrices.mentorshipFrom,
      after: '/ month',
      text: 'Weekly guidance for owners and their core team. With cashback if we agree to go on together.',
      action: 'About the mentorship',
      to: '/mentorship',
    },
  ],
  nota: {
    label: 'Bill of the SaaS setup package',
    title: 'SaaS setup package',
    note: 'system installed',
    setup: 'Setup, paid once',
    retainer: 'Retainer, first month',
    cashback: 'Cashback, first month',
    total: 'Total to start',
    action: 'Talk about a setup',
    small: `Setup starts at this price, after that ${formatRupiah(saasPackage.retainer)} a month. Start with one process, add more once it has proven itself.`,
  },
  portal: 'Have an account? Open the Mini Class in your portal',
};

export const aboutCopy: typeof about = {
  title: 'I start at your cash desk',
  work: [
    'I sit half a day in your business and write down what repeats.',
    'We choose one process. The one that comes most often.',
    'I set it up with the people who will use it, and two weeks later we count again.',
  ],
  example: 'An example name for this demo shop.',
  noTitle: 'When I say no',
  no: [
    'The process changes every week. Tidy it up first, AI comes later.',
    'The data is not yours, or the customers do not know that it is used.',
    'The result will not pay for its cost. I tell you before you pay.',
  ],
};

export const consultationCopy: typeof consultation = {
  title: 'How the first consultation goes',
  lede: 'No slides. You bring one task that eats your time, we take it apart together.',
  steps: [
    {
      time: 'Minutes 0–20',
      title: 'One working day',
      text: 'You tell me about it from opening to closing. I write down what repeats.',
    },
    {
      time: 'Minutes 20–60',
      title: 'One problem',
      text: 'We work out its cost in rupiah and minutes, from your own numbers.',
    },
    {
      time: 'Minutes 60–90',
      title: 'One plan',
      text: 'Steps, tools, and who does what. In writing, and you can carry it out without me.',
    },
    {
      time: 'Within 2 weeks',
      title: 'One check',
      text: 'A follow-up: what works, what does not, what comes next.',
    },
  ],
  action: 'Book a consultation',
  to: '/consultation',
};
