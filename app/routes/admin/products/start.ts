import { redirect } from 'react-router';

/** Both lists share this address. */
export function loader() {
  return redirect('/admin/products/one-time');
}
