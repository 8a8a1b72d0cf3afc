import { redirect } from 'react-router';

/** The portal opens on the marketplace (PORT-005). */
export function loader() {
  return redirect('/user/marketplace');
}
