import { z } from 'zod';
import { type MediaServices, makeVariants, pruneUnusedMedia } from '#server/modules/media/index.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

export function mediaJobs(services: MediaServices): readonly JobDefinition[] {
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
      run: () => pruneUnusedMedia(services),
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
