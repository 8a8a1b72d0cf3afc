import { redirect } from 'react-router';

/** The address that the two lists share: one-time products come first in the navigation. */
export function loader() {
  return redirect('/admin/products/one-time');
}
