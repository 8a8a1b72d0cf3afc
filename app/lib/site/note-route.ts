import { createContext, type MiddlewareFunction, type RouterContext } from 'react-router';

export type NoteRoute = (pattern: string) => void;

declare global {
  var arunikaRouteContext: RouterContext<NoteRoute> | undefined;
}

globalThis.arunikaRouteContext ??= createContext<NoteRoute>();
export const routeContext = globalThis.arunikaRouteContext;

export const noteRoute: MiddlewareFunction<Response> = ({ context, pattern }) => {
  context.get(routeContext)(pattern);
};
