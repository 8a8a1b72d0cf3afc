import { Outlet } from 'react-router';
import { ErrorScreen } from '#app/features/shell/error-screen.tsx';
import { PublicShell } from '#app/features/shell/public-shell.tsx';
import { giveUp } from '#app/lib/give-up.ts';
import type { Route } from './+types/layout.ts';

export default function PublicLayout() {
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  );
}

export const clientMiddleware = [giveUp];

/** A page that broke keeps its shell: the visitor can still walk away. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicShell>
      <ErrorScreen error={error} />
    </PublicShell>
  );
}
