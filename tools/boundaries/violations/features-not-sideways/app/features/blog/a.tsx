import type { W } from '../wallet/w.ts';
export const a = (w: W) => <b>{w.n}</b>;
