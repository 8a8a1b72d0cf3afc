import { z } from 'zod';
import { cleanLine, cleanText, isVisible } from '#shared/language/typed-text.ts';

/** Removes invisible characters: direction marks, zero-width characters, odd spaces. */
export const typedText = z.string().overwrite(cleanText);
export const typedLine = z.string().overwrite(cleanLine);

/** Folds full-width characters and non-breaking hyphens to those of a plain keyboard. */
export const searchText = z
  .string()
  .overwrite((typed) => cleanLine(typed.normalize('NFKC').replace(/[\u2010\u2011\u2212]/g, '-')))
  .max(100);

/** Refuses text of only blanks and marks. */
export const visibleText = (error: () => string, clean = cleanText) =>
  z.string({ error }).overwrite(clean).min(1, { error, abort: true }).refine(isVisible, { error });
export const visibleLine = (error: () => string) => visibleText(error, cleanLine);
