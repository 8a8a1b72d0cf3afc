import { redirect } from 'react-router';

/** PORT-005 */
export function loader() {
  return redirect('/user/marketplace');
}
