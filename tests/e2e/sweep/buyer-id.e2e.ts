import { sweep } from './sweep.ts';

sweep('buyer', 'id');
