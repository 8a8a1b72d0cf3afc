import { z } from 'zod';
import {
  type FilmServices,
  type FilmUploadServices,
  makeVariants,
  prepareFilm,
  pruneFilmUploads,
  pruneUnusedMedia,
  queueUnreadFiles,
  readFileText,
  requeueStalledFilms,
} from '#server/media/index.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';

export function mediaJobs(services: FilmUploadServices & FilmServices): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'make-media-variants',
      schema: z.object({ file_id: z.uuid() }),
      run: ({ file_id }) => makeVariants(services, file_id),
    }),
    defineJob({
      name: 'prune-unused-media',
      schedule: '23 * * * *',
      schema: z.object({}),
      run: async () => {
        await pruneUnusedMedia(services);
        await pruneFilmUploads(services);
      },
    }),
    defineJob({
      name: 'prepare-film',
      schema: z.object({ file_id: z.uuid() }),
      run: ({ file_id }) => prepareFilm(services, file_id),
    }),
    defineJob({
      name: 'queue-neglected-films',
      schedule: '*/10 * * * *',
      schema: z.object({}),
      run: () => requeueStalledFilms(services, services.clock.now()),
    }),
    defineJob({
      name: 'read-file-text',
      schema: z.object({ file_id: z.uuid() }),
      run: ({ file_id }) => readFileText(services, file_id),
    }),
    defineJob({
      name: 'queue-unread-files',
      schedule: '*/10 * * * *',
      schema: z.object({}),
      run: () => queueUnreadFiles(services.db, services.clock.now()),
    }),
    defineJob({
      name: 'delete-stored-files',
      schema: z.object({ keys: z.array(z.string()) }),
      run: async ({ keys }) => {
        for (const key of keys) await services.storage.remove(key);
      },
    }),
  ];
}
