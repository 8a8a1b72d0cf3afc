import { createContext, type RouterContext, type RouterContextProvider } from 'react-router';
import type { Client } from '#contract/client.ts';

declare global {
  var arunikaApiContext: RouterContext<Client> | undefined;
}

/**
 * The key under which the server puts the client into the load context. It is kept on the global object because
 * the built pages carry a copy of this module of their own, and both copies must mean the same key.
 */
globalThis.arunikaApiContext ??= createContext<Client>();
export const apiContext = globalThis.arunikaApiContext;

/**
 * The API as loaders and actions call it: in process, without a network. On private pages it speaks for the
 * visitor; on public pages for nobody, because their HTML is kept for everybody.
 */
export function api(context: Readonly<RouterContextProvider>): Client {
  return context.get(apiContext);
}
