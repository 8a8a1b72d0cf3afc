import { Outlet } from 'react-router';
import { PublicShell } from '#app/shell/public/public-shell.tsx';
import { ErrorScreen } from '#app/shell/screens/error-screen.tsx';
import type { Route } from './+types/layout.route.ts';

export default function PublicLayout() {
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  );
}

/** Keeps the frame, so that the visitor can navigate away. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicShell>
      <ErrorScreen error={error} />
    </PublicShell>
  );
}
