import { browserClient } from '#app/lib/api/browser-client.ts';
import type { listAllFaqAndTestimonials } from '#contract/admin/faq-and-testimonials.ts';

export const fetchFaqAndTestimonials = () =>
  browserClient.call<typeof listAllFaqAndTestimonials>({ method: 'get', path: '/api/admin/content/voices' });
