import { redirect } from 'react-router';

/** Opens the auth modal over the landing page (AUTH-001). */
export function loader() {
  return redirect('/?mode=signin');
}
