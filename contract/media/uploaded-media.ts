import { z } from 'zod';
import { filmHosts } from '#shared/courses/film-hosts.ts';
import { uploadKinds } from '#shared/files/uploads.ts';
import { uuid } from '../fields.ts';

export const uploadedMedia = z
  .object({
    id: uuid,
    type: z.enum(uploadKinds),
    url: z.string().meta({ description: 'The public address; it says the size of a picture as well.' }),
    path: z.string().meta({ description: 'The stored name in the bucket.' }),
    file_name: z.string(),
    size_bytes: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: 'UploadedMedia' });
export type UploadedMedia = z.output<typeof uploadedMedia>;

export const uploadPaths = {
  'one-time-products': '/api/admin/media/products',
  'subscription-products': '/api/admin/media/products',
  content: '/api/admin/media/content',
  lessons: '/api/admin/media/lessons',
} as const;

export const filmsPath = '/api/admin/media/films';

export const allowedUploads = z.object({
  limits: z.object({
    picture_mb: z.number().meta({ description: 'Also of videos that are no lesson’s.' }),
    document_mb: z.number(),
    film_gb: z.number(),
  }),
  film_hosts: z.array(z.enum(filmHosts)),
});
export type AllowedUploads = z.output<typeof allowedUploads>;
