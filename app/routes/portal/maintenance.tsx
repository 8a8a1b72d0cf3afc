import { Link, useLocation } from 'react-router';
import { EmptyState } from '#app/components/empty-state.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { portalAccount, portalWork } from '#app/features/shell/portal-links.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/maintenance.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Under Maintenance', robots: 'noindex' });

/** Sections of the portal that are not built yet (DECISIONS 40). */
export default function MaintenancePage() {
  const { pathname } = useLocation();
  const section = [...portalWork, ...portalAccount].find((link) => link.to === pathname);
  return (
    <>
      <PageHeader title={section?.label ?? 'Portal'} />
      <EmptyState
        title="Under Maintenance"
        hint="Bagian ini sedang disiapkan. Saldo, pembelian, dan marketplace Anda sudah bisa dipakai seperti biasa."
        className="max-w-[720px]"
      >
        <Button asChild variant="outline">
          <Link to="/user/marketplace">Buka Marketplace</Link>
        </Button>
      </EmptyState>
    </>
  );
}
