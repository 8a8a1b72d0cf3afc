import { createContext, type MiddlewareFunction, type RouterContext } from 'react-router';

/** Takes the pattern of the page that answers, for the figures of the server. */
export type NoteRoute = (pattern: string) => void;

declare global {
  var arunikaRouteContext: RouterContext<NoteRoute> | undefined;
}

/** Global for the same reason as `apiContext`. */
globalThis.arunikaRouteContext ??= createContext<NoteRoute>();
export const routeContext = globalThis.arunikaRouteContext;

export const noteRoute: MiddlewareFunction<Response> = ({ context, pattern }) => {
  context.get(routeContext)(pattern);
};
