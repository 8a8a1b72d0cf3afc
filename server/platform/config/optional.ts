import { z } from 'zod';

export const optional = z
  .string()
  .optional()
  .transform((text) => (text === undefined || text.trim() === '' ? null : text.trim()));

/** Secrets, separated by commas. */
export const secretList = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(z.string().min(32, 'isi dengan rahasia yang dahulu, dipisahkan koma.')));
