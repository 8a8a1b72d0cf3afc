import { z } from 'zod';

/** A variable that may be left out or empty; null then. */
export const optional = z
  .string()
  .optional()
  .transform((text) => (text === undefined || text.trim() === '' ? null : text.trim()));
