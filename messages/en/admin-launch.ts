import type * as id from '../id/admin-launch.ts';

export const launchCopy: typeof id.launchCopy = {
  title: 'Ready to launch',
  subtitle: 'What visitors see, and what only you can say. Nothing is published until you have.',
  failed: 'The list could not be read.',
  progress: (done, total) => `${done} of ${total} settled`,
  ready: 'Everything is settled.',
  open: 'Open',
  confirm: 'Confirm',
  leaveOut: 'Leave out',
  states: {
    missing: 'Missing',
    unconfirmed: 'To confirm',
    left_out: 'Left out',
    done: 'Done',
  },
  groups: {
    business: 'Business',
    contact: 'Contact',
    claims: 'Claims',
    content: 'Content',
  },
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
    brand_name: 'Name of the business',
    brand_tagline: 'Sentence in the footer',
    brand_description: 'Summary for search engines',
    consultant_name: 'Name of the consultant',
    consultant_role: 'Role of the consultant',
    consultant_bio: 'About the consultant',
  },
  contact: {
    contact_email: 'E-mail for visitors',
    team_email: 'Where news of forms and refunds go',
    whatsapp_number: 'WhatsApp number',
    support_hours: 'Hours in which chats are answered',
    country: 'Country',
    community_url: 'Link of the community group',
    instagram_url: 'Instagram',
    linkedin_url: 'LinkedIn',
    youtube_url: 'YouTube',
  },
  claims: {
    claim_businesses: 'Businesses accompanied',
    claim_efficiency: 'Efficiency',
    claim_support: 'Support',
    claim_members: 'Members of the community',
    claim_response: 'Time until a chat is answered',
    claim_results: 'Time until results are felt',
    claim_contact: 'Time until who asks for an audit is called',
  },
};
