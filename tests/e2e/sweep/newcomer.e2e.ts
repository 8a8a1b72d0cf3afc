import { sweep } from './sweep.ts';

sweep('newcomer', 'id');
