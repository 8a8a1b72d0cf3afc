import { z } from 'zod';

/** Kept apart, so that lists do not bundle Zod. */
export const targetShape = { ids: z.string().optional(), filter: z.string().optional() };

export const targetInput = z.object(targetShape);
