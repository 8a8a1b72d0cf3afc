import { s } from '../server/http/s.ts';
export const c = s;
