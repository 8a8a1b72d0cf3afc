import pg from 'pg';
export const db = pg;
