import { z } from 'zod';
import { importCopy as copy } from '#messages/catalog/admin-product-import.ts';

export const importInput = z.object({
  file: z.file({ error: () => copy.noFile }).max(2_000_000, { error: () => copy.tooLarge }),
  dry_run: z.boolean(),
});
