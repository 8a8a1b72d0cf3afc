import { typedLine } from '../typed-text.ts';

/** In small letters, so that one word is one tag. */
export const personTag = typedLine
  .min(1)
  .max(40)
  .overwrite((tag) => tag.toLowerCase());
