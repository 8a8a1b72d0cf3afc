import { sql } from 'drizzle-orm';
import { db } from '../../platform/db.ts';
export const q = [sql, db];
