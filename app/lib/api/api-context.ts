import { createContext, type RouterContext, type RouterContextProvider } from 'react-router';
import { type Client, type ClientOptions, createClient } from '#contract/client.ts';
import { throwRefusal } from './or-throw.ts';

export interface PageApi {
  readonly loaderClient: Client;
  readonly actionClient: Client;
}

declare global {
  var arunikaApiContext: RouterContext<PageApi> | undefined;
}

/**
 * The key under which the server puts the API into the load context. It is kept on the global object because
 * the built pages carry a copy of this module of their own, and both copies must mean the same key.
 */
globalThis.arunikaApiContext ??= createContext<PageApi>();
export const apiContext = globalThis.arunikaApiContext;

export function createPageApi(send: Parameters<typeof createClient>[0], options: ClientOptions): PageApi {
  return {
    loaderClient: createClient(send, { ...options, onOutage: throwRefusal }),
    actionClient: createClient(send, options),
  };
}

/**
 * The API as loaders call it: in process, without a network. On private pages it speaks for the visitor; on public pages
 * for nobody, because their HTML is kept for everybody. An outage never comes back as a value, which a page could take
 * for "there is none": it is thrown, and the error screen tries again by itself.
 */
export function api(context: Readonly<RouterContextProvider>): Client {
  return context.get(apiContext).loaderClient;
}

/**
 * The same for actions, and for the few loaders whose page has words of its own for every failure: an outage comes back
 * too, because a form keeps what was typed into it.
 */
export function actionApi(context: Readonly<RouterContextProvider>): Client {
  return context.get(apiContext).actionClient;
}
