import { z } from 'zod';
import { importGrants } from '#contract/orders/admin-grants.ts';
import { importCopy as fileCopy } from '#messages/catalog/admin-product-import.ts';
import { grantImportCopy as copy } from '#messages/orders/admin-grants.ts';

export const grantFileInput = z.object({
  file: z.file({ error: () => fileCopy.noFile }).max(200_000, { error: () => copy.tooLarge }),
  reason: importGrants.body.shape.reason,
  dry_run: z.boolean(),
});
