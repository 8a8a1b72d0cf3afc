import type { S } from '../../server/http/s.ts';
export const a = (s: S) => s;
