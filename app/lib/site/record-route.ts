import { createContext, type MiddlewareFunction, type RouterContext } from 'react-router';

export type RecordRoute = (pattern: string) => void;

declare global {
  var arunikaRouteContext: RouterContext<RecordRoute> | undefined;
}

globalThis.arunikaRouteContext ??= createContext<RecordRoute>();
export const routeContext = globalThis.arunikaRouteContext;

export const recordRoute: MiddlewareFunction<Response> = ({ context, pattern }) => {
  context.get(routeContext)(pattern);
};
