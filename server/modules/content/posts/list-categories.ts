import type { Reader } from '#server/platform/db.ts';
import { selectAllCategories } from './admin-posts.queries.ts';

/** The categories of all posts, also of those that nobody sees, to choose from. */
export const listCategories = (reader: Reader): Promise<string[]> => selectAllCategories(reader);
