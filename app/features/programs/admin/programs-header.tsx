import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { ViewLinks } from '#app/components/page/view-links.tsx';
import { programsCopy as copy } from '#messages/programs/admin.ts';
import { GUIDE_PATH, KEYS_PATH, WEBHOOKS_PATH } from './program-paths.ts';

export function ProgramsHeader({ children }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation();
  const views = [
    { label: copy.keys, to: KEYS_PATH },
    { label: copy.webhooks, to: WEBHOOKS_PATH },
  ];
  const current = pathname.endsWith('/webhooks') ? WEBHOOKS_PATH : KEYS_PATH;
  return (
    <>
      <BackLink to="/admin/tools">{copy.back}</BackLink>
      <PageHeader
        title={copy.title}
        subtitle={
          <>
            {copy.subtitle}{' '}
            <a href={GUIDE_PATH} className="text-link underline underline-offset-4">
              {copy.docs}
            </a>
          </>
        }
      >
        {children}
      </PageHeader>
      <ViewLinks label={copy.views} views={views} current={current} className="mb-5 max-sm:flex" />
    </>
  );
}
