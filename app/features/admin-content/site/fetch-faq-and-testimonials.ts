import type { listAllFaqAndTestimonials } from '#contract/admin/faq-and-testimonials.ts';
import { contentClient } from '../content-client.ts';

/** Questions and testimonials as they are saved by now. */
export const fetchFaqAndTestimonials = () =>
  contentClient.call<typeof listAllFaqAndTestimonials>({ method: 'get', path: '/api/admin/content/voices' });
