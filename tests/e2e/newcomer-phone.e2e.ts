import { playNewcomer } from './newcomer.ts';

playNewcomer({ width: 360, theme: 'dark' });
