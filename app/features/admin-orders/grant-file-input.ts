import { z } from 'zod';
import { importGrants } from '#contract/admin/sales/grants.ts';
import { grantImportCopy as copy } from '#messages/admin-grants.ts';
import { importCopy as fileCopy } from '#messages/admin-product-import.ts';

export const grantFileInput = z.object({
  file: z.file({ error: () => fileCopy.noFile }).max(200_000, { error: () => copy.tooLarge }),
  reason: importGrants.body.shape.reason,
  dry_run: z.boolean(),
});
