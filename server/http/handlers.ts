import type { Scope } from './scope.ts';

/** Serves pages and their files. */
export type PageHandler = (request: Request, scope: Scope) => Promise<Response | null>;
/** Serves /api/auth; null: not one of its routes. */
export type AuthHandler = (request: Request, scope: Scope) => Promise<Response | null>;

export interface App {
  /** A request from the network by the client `address`. Never throws. */
  fetch(request: Request, address: string): Promise<Response>;
  /** An in-process API call by a page being rendered. */
  callFromPage(request: Request, scope: Scope): Promise<Response>;
}
