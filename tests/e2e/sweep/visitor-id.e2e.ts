import { sweep } from './sweep.ts';

sweep('visitor', 'id');
