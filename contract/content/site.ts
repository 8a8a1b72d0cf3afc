import { z } from 'zod';
import { sitePages } from '#shared/content/content.ts';
import type { PublicSettings } from '#shared/content/site-settings.ts';
import { publicApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { ownerText, untranslated } from '../owner-text.ts';

const anyone = publicApi('Content');

const settings = z
  .object({
    brand_name: z.string(),
    brand_tagline: ownerText('site'),
    brand_description: ownerText('site'),
    consultant_name: z.string(),
    consultant_role: ownerText('site'),
    consultant_bio: ownerText('site'),
    consultant_photo: z.string(),
    contact_email: z.string(),
    whatsapp_number: z.string(),
    support_hours: ownerText('site'),
    country: ownerText('site'),
    instagram_url: z.string(),
    linkedin_url: z.string(),
    youtube_url: z.string(),
    claim_businesses: ownerText('site'),
    claim_efficiency: ownerText('site'),
    claim_support: ownerText('site'),
    claim_members: ownerText('site'),
    claim_response: ownerText('site'),
    claim_results: ownerText('site'),
    claim_contact: ownerText('site'),
    refund_days: z.string(),
    refund_max_percent: z.string(),
    ...untranslated,
  } satisfies Record<keyof PublicSettings, z.ZodString> & typeof untranslated)
  .meta({ id: 'SiteSettings', description: 'Everything that names the business or points somewhere.' });

export const getSite = anyone.get('/api/site', {
  summary: 'Names, targets and claims of the business',
  output: z.object({ settings }),
});

const question = z.object({
  id: uuid,
  question: ownerText('site'),
  answer: ownerText('site', 'Plain text; a blank line begins a paragraph.'),
  ...untranslated,
});
export type Question = z.output<typeof question>;

const testimonial = z.object({
  id: uuid,
  quote: ownerText('site'),
  role: ownerText('site', 'A role, never the name of an invented person (DECISIONS 32).'),
  business: ownerText('site'),
  ...untranslated,
});
export type Testimonial = z.output<typeof testimonial>;

export const listFaqAndTestimonials = anyone.get('/api/site/voices', {
  summary: 'Questions with their answers, and testimonials, in the order of the page',
  output: z.object({ questions: z.array(question), testimonials: z.array(testimonial) }),
});

export const getSitePage = anyone.get('/api/site/pages/{name}', {
  summary: 'A text of its own: privacy, terms',
  params: z.object({ name: z.enum(sitePages) }),
  output: z.object({
    page: z.object({
      name: z.enum(sitePages),
      title: z.string(),
      description: z.string(),
      content: z.string().meta({ description: 'Sanitised HTML.' }),
      updated_at: timestamp,
      ...untranslated,
    }),
  }),
  refusals: {
    PAGE_NOT_FOUND: { status: 404 },
  },
});
