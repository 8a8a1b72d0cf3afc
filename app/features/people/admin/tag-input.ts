import { z } from 'zod';
import { targetShape } from '#app/components/data-table/bulk-target-shape.ts';
import { personTag } from '#contract/segments/person-tag.ts';

export const tagInput = z.object({ ...targetShape, tag: personTag });
