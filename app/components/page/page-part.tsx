import type { ReactNode } from 'react';
import { pageCopy } from '#messages/components/page.ts';
import { ErrorState } from './error-state.tsx';

interface PagePartProps<Name extends string> {
  readonly title: string;
  readonly of: readonly Name[];
  readonly unread: readonly Name[];
  readonly children: ReactNode;
}

export function PagePart<Name extends string>({ title, of, unread, children }: PagePartProps<Name>) {
  return of.some((name) => unread.includes(name)) ? <ErrorState title={pageCopy.unread(title)} /> : children;
}
