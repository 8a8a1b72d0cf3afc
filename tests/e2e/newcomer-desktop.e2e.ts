import { playNewcomer } from './newcomer.ts';

playNewcomer({ width: 1280, theme: 'bright' });
