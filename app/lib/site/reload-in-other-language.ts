import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { isAdminPath } from './admin-path.ts';

/** Site and admin may be in different languages, and a document's scripts contain one. */
export const reloadInOtherLanguage: MiddlewareFunction<unknown> = ({ request: { url, method } }, next) => {
  const { pathname, search } = new URL(url);
  if (method !== 'GET' || isAdminPath(pathname) === isAdminPath(location.pathname)) return next();
  throw redirectDocument(pathname + search);
};
