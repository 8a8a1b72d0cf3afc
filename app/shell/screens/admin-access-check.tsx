import { useLocation, useNavigation } from 'react-router';
import { isAdminPath } from '#app/lib/site/admin-path.ts';
import { screensCopy } from '#messages/shell/screens.ts';

/** Covers the current page while navigating into the admin, until access is checked (SEC-009, ADM-004). */
export function AdminAccessCheck() {
  const { location: destination } = useNavigation();
  const { pathname } = useLocation();
  if (destination === undefined || !isAdminPath(destination.pathname) || isAdminPath(pathname)) return null;
  return (
    <p
      role="status"
      className="fixed inset-x-0 top-0 z-50 mx-auto w-fit animate-breathe rounded-b-card bg-night px-5 py-3 font-medium text-on-night text-ui"
    >
      {screensCopy.checkingAccess}
    </p>
  );
}
