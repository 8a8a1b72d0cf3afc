import { z } from 'zod';
import { filmHosts } from '#shared/courses/film-hosts.ts';
import { timestamp } from './fields.ts';

/** A film in several sizes, as HLS. */
export const filmLink = z
  .object({
    url: z.string().meta({ description: 'The folder of `master.m3u8` and `poster.jpg`.' }),
    expires_at: timestamp,
  })
  .meta({ id: 'FilmLink' });

/** A film that lies with another host, to be shown in a frame. */
export const embeddedFilm = z
  .object({
    host: z.enum(filmHosts),
    src: z.string().nullable().meta({ description: 'null: the owner has closed this host.' }),
  })
  .meta({ id: 'EmbeddedFilm' });
