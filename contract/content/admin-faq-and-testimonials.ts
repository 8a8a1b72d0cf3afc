import { z } from 'zod';
import { adminApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { typedText } from '../typed-text.ts';
import { baseUpdatedAt, contentChanged } from './admin-site-pages.ts';

const question = z.object({
  id: uuid,
  question: z.string(),
  answer: z.string(),
  is_active: z.boolean(),
});

const testimonial = z.object({
  id: uuid,
  quote: z.string(),
  role: z.string(),
  business: z.string(),
  is_active: z.boolean(),
});

const savedAt = timestamp
  .nullable()
  .meta({ description: 'When they were saved last; null: there are none.' });
const faqAndTestimonials = z.object({
  questions: z.array(question),
  questions_updated_at: savedAt,
  testimonials: z.array(testimonial),
  testimonials_updated_at: savedAt,
});

export type AdminFaqAndTestimonials = z.output<typeof faqAndTestimonials>;

export const listAllFaqAndTestimonials = adminApi.get('/api/admin/content/voices', {
  summary: 'All questions and testimonials in the order of the page, also hidden ones',
  output: faqAndTestimonials,
});

const requiredText = (max: number) => typedText.min(1).max(max);
const MAX_ITEMS = 200;

export const saveQuestions = adminApi.put('/api/admin/content/questions', {
  summary: 'All questions in their order, in place of what was there',
  body: z
    .object({
      questions: z
        .array(
          z
            .object({ question: requiredText(300), answer: requiredText(3000), is_active: z.boolean() })
            .strict(),
        )
        .max(MAX_ITEMS),
      base_updated_at: baseUpdatedAt.nullable(),
    })
    .strict(),
  output: faqAndTestimonials,
  refusals: { CONTENT_CHANGED: contentChanged },
});

export const saveTestimonials = adminApi.put('/api/admin/content/testimonials', {
  summary: 'All testimonials in their order, in place of what was there',
  body: z
    .object({
      testimonials: z
        .array(
          z
            .object({
              quote: requiredText(1000),
              role: requiredText(200),
              business: requiredText(200),
              is_active: z.boolean(),
            })
            .strict(),
        )
        .max(MAX_ITEMS),
      base_updated_at: baseUpdatedAt.nullable(),
    })
    .strict(),
  output: faqAndTestimonials,
  refusals: { CONTENT_CHANGED: contentChanged },
});
