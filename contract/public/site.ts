import { z } from 'zod';
import { sitePages } from '#shared/content/content.ts';
import type { PublicSettings } from '#shared/content/site-settings.ts';
import { endpoint } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';

const settings = z
  .object({
    brand_name: z.string(),
    brand_tagline: z.string(),
    brand_description: z.string(),
    consultant_name: z.string(),
    consultant_role: z.string(),
    consultant_bio: z.string(),
    consultant_photo: z.string(),
    contact_email: z.string(),
    whatsapp_number: z.string(),
    support_hours: z.string(),
    country: z.string(),
    instagram_url: z.string(),
    linkedin_url: z.string(),
    youtube_url: z.string(),
    claim_businesses: z.string(),
    claim_efficiency: z.string(),
    claim_support: z.string(),
    claim_members: z.string(),
    claim_response: z.string(),
    claim_results: z.string(),
    claim_contact: z.string(),
    refund_days: z.string(),
    refund_max_percent: z.string(),
  } satisfies Record<keyof PublicSettings, z.ZodString>)
  .meta({ id: 'SiteSettings', description: 'Everything that names the business or points somewhere.' });

export const getSite = endpoint({
  method: 'get',
  path: '/api/site',
  summary: 'Names, targets and claims of the business',
  tag: 'Content',
  role: 'visitor',
  output: z.object({ settings }),
  refusals: {},
});

const question = z.object({
  id: uuid,
  question: z.string(),
  answer: z.string().meta({ description: 'Plain text; a blank line begins a paragraph.' }),
});
export type Question = z.output<typeof question>;

const testimonial = z.object({
  id: uuid,
  quote: z.string(),
  role: z.string().meta({ description: 'A role, never the name of an invented person (DECISIONS 32).' }),
  business: z.string(),
});
export type Testimonial = z.output<typeof testimonial>;

export const listFaqAndTestimonials = endpoint({
  method: 'get',
  path: '/api/site/voices',
  summary: 'Questions with their answers, and testimonials, in the order of the page',
  tag: 'Content',
  role: 'visitor',
  output: z.object({ questions: z.array(question), testimonials: z.array(testimonial) }),
  refusals: {},
});

export const getSitePage = endpoint({
  method: 'get',
  path: '/api/site/pages/{name}',
  summary: 'A text of its own: privacy, terms',
  tag: 'Content',
  role: 'visitor',
  params: z.object({ name: z.enum(sitePages) }),
  output: z.object({
    page: z.object({
      name: z.enum(sitePages),
      title: z.string(),
      description: z.string(),
      content: z.string().meta({ description: 'Sanitised HTML.' }),
      updated_at: timestamp,
    }),
  }),
  refusals: {
    PAGE_NOT_FOUND: { status: 404 },
  },
});
