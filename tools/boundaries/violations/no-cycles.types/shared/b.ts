import type { A } from './a.ts';
export interface B { readonly a: A | null }
