import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { isAdminPath } from './admin-path.ts';

/** Site and admin open in different languages, and the scripts of a document speak one. */
export const reloadInOtherLanguage: MiddlewareFunction<unknown> = ({ request: { url, method } }, next) => {
  const { pathname, search } = new URL(url);
  if (method !== 'GET' || isAdminPath(pathname) === isAdminPath(location.pathname)) return next();
  throw redirectDocument(pathname + search);
};
