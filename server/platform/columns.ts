import { timestamp } from 'drizzle-orm/pg-core';

/** A `timestamptz` column, read as a Date; named like its property. */
export const timestamptz = () => timestamp({ withTimezone: true, mode: 'date' });
