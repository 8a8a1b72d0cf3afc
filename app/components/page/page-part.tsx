import type { ReactNode } from 'react';
import { pageCopy } from '#messages/page.ts';
import { ErrorState } from './error-state.tsx';

interface PagePartProps<Name extends string> {
  /** Of the part. */
  readonly title: string;
  /** What it is read from. */
  readonly of: readonly Name[];
  /** What the server could not read. */
  readonly unread: readonly Name[];
  readonly children: ReactNode;
}

/** A part of a page; where it could not be read it says so in its place, and the rest stays. */
export function PagePart<Name extends string>({ title, of, unread, children }: PagePartProps<Name>) {
  return of.some((name) => unread.includes(name)) ? <ErrorState title={pageCopy.unread(title)} /> : children;
}
