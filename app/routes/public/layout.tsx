import { Outlet } from 'react-router';
import { ErrorScreen } from '#app/features/shell/error-screen.tsx';
import { PublicShell } from '#app/features/shell/public-shell.tsx';
import type { Route } from './+types/layout.ts';

export default function PublicLayout() {
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  );
}

/** A page that broke keeps its shell: the visitor can still walk away. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicShell>
      <ErrorScreen error={error} />
    </PublicShell>
  );
}
