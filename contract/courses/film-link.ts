import { z } from 'zod';
import { filmHosts } from '#shared/courses/film-hosts.ts';
import { timestamp } from '../fields.ts';
import { storedFile } from '../stored-file.ts';

export const filmLink = z
  .object({
    url: z.string().meta({ description: 'The folder of `master.m3u8` and `poster.jpg`.' }),
    expires_at: timestamp,
  })
  .meta({ id: 'FilmLink' });

export const filmFileAnswer = {
  answers: 'file',
  media_types: ['application/vnd.apple.mpegurl', 'video/mp4', 'image/jpeg', 'text/vtt'],
  output: storedFile,
} as const;
export const filmFileName = z.string().min(1).max(100);

export const embeddedFilm = z
  .object({
    host: z.enum(filmHosts),
    src: z.string().nullable().meta({ description: 'null: the owner has closed this host.' }),
  })
  .meta({ id: 'EmbeddedFilm' });
