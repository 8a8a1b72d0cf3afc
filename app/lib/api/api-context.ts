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

/** Global, because the built pages contain their own copy of this module, and both copies must share the key. */
globalThis.arunikaApiContext ??= createContext<PageApi>();
export const apiContext = globalThis.arunikaApiContext;

export function createPageApi(send: Parameters<typeof createClient>[0], options: ClientOptions): PageApi {
  return {
    loaderClient: createClient(send, { ...options, onOutage: throwRefusal }),
    actionClient: createClient(send, options),
  };
}

/**
 * For loaders. Private pages call the API as the viewer, public pages without a session, because their HTML is cached
 * for everybody. Throws an outage, so that no page takes it for "not found".
 */
export function api(context: Readonly<RouterContextProvider>): Client {
  return context.get(apiContext).loaderClient;
}

/**
 * For actions, and for loaders whose page handles every failure: an outage is returned as a refusal, so that forms keep
 * their input.
 */
export function actionApi(context: Readonly<RouterContextProvider>): Client {
  return context.get(apiContext).actionClient;
}
