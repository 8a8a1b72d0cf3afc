import { z } from 'zod';
import { timestamp } from './fields.ts';

/** A film in several sizes, as HLS. */
export const filmLink = z
  .object({
    url: z.string().meta({ description: 'The folder of `master.m3u8` and `poster.jpg`.' }),
    expires_at: timestamp,
  })
  .meta({ id: 'FilmLink' });
