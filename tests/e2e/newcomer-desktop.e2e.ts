import { playNewcomer } from './newcomer.ts';

playNewcomer(1280);
