import type { sharingCopy as id } from '../id/sharing-cards.ts';

export const sharingCopy: typeof id = {
  kind: 'AI consultant for business owners',
  caseStudy: (industry) => `Case study · ${industry}`,
  pages: {
    home: 'What repeats is done before your shop opens.',
    marketplace: 'Tools for tomorrow morning',
    consultation: 'One problem, taken apart in 90 minutes',
    mentorship: 'AI guidance for owners and their core team',
    'saas-setup': 'A system set up, tested and maintained for you',
    'ai-agent': 'AI Agent Environment',
    freebies: 'Free tools and a community of business owners',
    portfolio: 'What changed, with figures before and after',
    blog: 'Field notes for business owners',
    contact: 'Write to us',
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
  },
};
