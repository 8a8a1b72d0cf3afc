import { loader } from '../../routes/public/home.ts';
export const a = loader;
