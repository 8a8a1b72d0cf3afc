import type { Scope } from './scope.ts';

export type PageHandler = (request: Request, scope: Scope) => Promise<Response | null>;
/** Null for paths outside /api/auth. */
export type AuthHandler = (request: Request, scope: Scope) => Promise<Response | null>;

export interface App {
  /** `address` is the client's. Never throws. */
  fetch(request: Request, address: string): Promise<Response>;
  callFromPage(request: Request, scope: Scope): Promise<Response>;
}
