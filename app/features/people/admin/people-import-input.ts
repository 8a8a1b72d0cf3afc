import { z } from 'zod';
import { importPeople } from '#contract/people/admin-people-import.ts';
import { peopleImportCopy as copy } from '#messages/people/import.ts';

export const peopleImportInput = z.object({
  file: z.file({ error: () => copy.noFile }).max(2_000_000, { error: () => copy.tooLarge }),
  source: importPeople.body.shape.source,
  dry_run: z.boolean(),
});
