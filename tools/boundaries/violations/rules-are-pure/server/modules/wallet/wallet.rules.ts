import { randomUUID } from 'node:crypto';
export const a = randomUUID;
