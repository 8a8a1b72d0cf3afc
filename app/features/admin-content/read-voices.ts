import type { listAllVoices } from '#contract/admin/voices.ts';
import { content } from './content-client.ts';

/** Questions and testimonials as they are saved by now. */
export const readVoices = () =>
  content.call<typeof listAllVoices>({ method: 'get', path: '/api/admin/content/voices' });
