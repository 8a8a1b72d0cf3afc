import { redirect } from 'react-router';

/** AUTH-001: the auth modal over the landing page. */
export function loader() {
  return redirect('/?mode=signin');
}
