import { playNewcomer } from './newcomer.ts';

playNewcomer(360);
