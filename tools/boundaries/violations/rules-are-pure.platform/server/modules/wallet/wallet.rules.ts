import { now } from '../../platform/clock.ts';
export const a = now;
