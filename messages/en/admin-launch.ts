import type * as id from '../id/admin-launch.ts';

export const launchCopy: typeof id.launchCopy = {
  title: 'Ready to launch',
  subtitle: 'What only you can tell visitors. Nothing here is published until you fill it in or confirm it.',
  failed: 'The list could not be read.',
  progress: (done, total) => `${done} of ${total} done`,
  ready: 'Everything is done.',
  open: 'Open',
  save: 'Save',
  settled: (count) => `${count} done`,
  confirm: 'Confirm',
  leaveOut: 'Leave out',
  states: {
    missing: 'Missing',
    unconfirmed: 'To confirm',
    left_out: 'Left out',
    done: 'Done',
  },
  groups: {
    sales: 'Before the first sale',
    business: 'Business',
    contact: 'Contact',
    claims: 'Claims',
    content: 'Content',
  },
  sales: { gateway: 'Payment gateway', mail: 'Sending mail', backup: 'Automatic backup' },
  brokenBundle: (title) => `Every part of the bundle “${title}” on sale`,
  content: {
    privacy: 'Privacy policy',
    terms: 'Terms of service',
    products: 'A product for sale',
    questions: 'Frequently asked questions',
    testimonials: 'Testimonials',
    posts: 'A blog post',
  },
};

export const launchSettings: typeof id.launchSettings = {
  business: {
    brand_name: 'Business name',
    brand_tagline: 'Line in the footer',
    brand_description: 'Summary for search engines',
    consultant_name: 'Consultant name',
    consultant_role: 'Consultant role',
    consultant_bio: 'About the consultant',
  },
  contact: {
    contact_email: 'Email for visitors',
    team_email: 'Email for notices about forms and refunds',
    whatsapp_number: 'WhatsApp number',
    support_hours: 'Hours when chats are answered',
    country: 'Country',
    community_url: 'Community group link',
    instagram_url: 'Instagram',
    linkedin_url: 'LinkedIn',
    youtube_url: 'YouTube',
  },
  claims: {
    claim_businesses: 'Businesses supported',
    claim_efficiency: 'Efficiency',
    claim_support: 'Support',
    claim_members: 'Community members',
    claim_response: 'Chat response time',
    claim_results: 'Time until results show',
    claim_contact: 'Time until an audit applicant is contacted',
  },
};
