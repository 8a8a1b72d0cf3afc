import { sweep } from './sweep.ts';

sweep('visitor', 'en');
