import type { SettingKey } from '#shared/site-settings.ts';

/** Texts of "Ready to launch" (DECISIONS 63). */
export const launchCopy = {
  title: 'Ready to launch',
  subtitle: 'Siap tayang: what visitors see, and what only you can say. Nothing is published until you have.',
  failed: 'The list could not be read.',
  progress: (done: number, total: number) => `${done} of ${total} settled`,
  ready: 'Everything is settled.',
  open: 'Open',
  confirm: 'Confirm',
  leaveOut: 'Leave out',
  saved: 'Saved',
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
} as const;

/** In page order. Settings that guard money have valid defaults. */
export const launchSettings = {
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
} as const satisfies Readonly<Record<string, Partial<Readonly<Record<SettingKey, string>>>>>;
