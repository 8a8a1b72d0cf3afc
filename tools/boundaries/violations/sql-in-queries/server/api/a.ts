import pg from 'pg';
export const a = pg.Pool;
