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
  consultation: `Consultation ${formatRupiah(servicePrices.consultation)}`,
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
      text: 'Ready-made templates, short classes and tools. Buy once, get it done tonight.',
      action: 'See the products',
      to: '/marketplace',
    },
    {
      name: '1-on-1 AI Consultation',
      before: '',
      price: servicePrices.consultation,
      after: '/ package',
      text: '90 minutes to take one problem apart, then a follow-up within 2 weeks to check the result.',
      action: 'Book a consultation',
      to: '/consultation',
    },
    {
      name: 'AI Business Mentorship',
      before: 'from',
      price: servicePrices.mentorshipFrom,
      after: '/ month',
      text: 'Weekly guidance for owners and their core team. Cashback if we decide to continue together.',
      action: 'About the mentorship',
      to: '/mentorship',
    },
  ],
  nota: {
    label: 'Price of the SaaS setup package',
    title: 'SaaS setup package',
    note: 'installed for you',
    setup: 'Setup, paid once',
    from: 'from',
    retainer: 'Retainer, first month',
    cashback: 'Cashback, first month',
    total: 'Total to start',
    action: 'Discuss a setup',
    small: `Setup starts at this price, then ${formatRupiah(saasPackage.retainer)} a month. Start with one process and add more once it has proven itself.`,
  },
};

export const aboutCopy: typeof about = {
  title: 'I start at your till',
  work: [
    'I spend half a day in your business and note what repeats.',
    'We pick one process: the one that comes up most.',
    'I set it up with the people who will use it, and two weeks later we measure again.',
  ],
  example: 'A sample name for this demo shop.',
  noTitle: 'When I say no',
  no: [
    'The process changes every week. Tidy it up first; AI can wait.',
    'The data is not yours, or your customers do not know it is being used.',
    'It will not pay for itself. I tell you before you pay.',
  ],
};

export const consultationCopy: typeof consultation = {
  title: 'How the first consultation goes',
  lede: 'No slides. You bring one task that eats your time, and we take it apart together.',
  steps: [
    {
      time: 'Minutes 0–20',
      title: 'One working day',
      text: 'You walk me through it, from opening to closing. I note what repeats.',
    },
    {
      time: 'Minutes 20–60',
      title: 'One problem',
      text: 'We work out what it costs in rupiah and minutes, from your own numbers.',
    },
    {
      time: 'Minutes 60–90',
      title: 'One plan',
      text: 'Steps, tools and who does what. In writing, so you can run it without me.',
    },
    {
      time: 'Within 2 weeks',
      title: 'One check',
      text: 'A follow-up: what works, what does not, what is next.',
    },
  ],
  action: 'Book a consultation',
  to: '/consultation',
};
