import { z } from 'zod';
import { textFor } from '#app/lib/forms/text-for.ts';
import { saveQuestions, saveTestimonials } from '#contract/content/admin-faq-and-testimonials.ts';
import { baseUpdatedAt, saveSitePage } from '#contract/content/admin-site-pages.ts';

/** Empty for content that nobody has saved yet. */
const base_updated_at = baseUpdatedAt.nullish().transform((moment) => moment ?? null);

export const questionsInput = z.object({ ...saveQuestions.body.shape, base_updated_at });
export const testimonialsInput = z.object({ ...saveTestimonials.body.shape, base_updated_at });
export const sitePageInput = z.object({
  ...saveSitePage.body.shape,
  description: textFor(saveSitePage.body.shape.description),
  base_updated_at,
});
