import { z } from 'zod';

/** The fields of `targetFields` in a schema; apart from them, as a list brings no Zod. */
export const targetShape = { ids: z.string().optional(), filter: z.string().optional() };

export const targetInput = z.object(targetShape);
