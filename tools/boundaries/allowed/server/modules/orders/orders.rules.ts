import { money } from '../../../shared/money.ts';
export const total = money;
