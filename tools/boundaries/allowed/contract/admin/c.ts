import { money } from '../../shared/money.ts';
export const c = money;
