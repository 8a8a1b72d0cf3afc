import type { SQL } from 'drizzle-orm';
export const a = (s: SQL) => s;
