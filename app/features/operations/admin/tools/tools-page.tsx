import { Link, useNavigate, useSearchParams } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/components/ui/tabs.tsx';
import { useScrollActiveTabIntoView } from '#app/hooks/use-scroll-active-tab-into-view.ts';
import { toolsCopy as copy } from '#messages/operations/admin-tools.ts';
import type { ToolProps } from './tool-props.ts';
import { findTool, tools } from './tool-tabs.ts';

/** The open tool is in the URL (ATOOL-001). */
export function ToolsPage({ user = null, report = null, limit = null }: Partial<ToolProps>) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { tab: open } = findTool(search.get('tab'));
  const tabListRef = useScrollActiveTabIntoView<HTMLDivElement>(open);
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle}>
        <Button asChild variant="outline" size="sm">
          <Link to="/admin/tools/programs">{copy.programs}</Link>
        </Button>
      </PageHeader>
      <Tabs
        value={open}
        onValueChange={(tab) => navigate(`?tab=${tab}`, { preventScrollReset: true })}
        className="grid-cols-[minmax(0,1fr)] gap-7"
      >
        <TabsList ref={tabListRef} aria-label={copy.title} className="max-sm:w-full max-sm:overflow-x-auto">
          {tools.map(({ tab }) => (
            <TabsTrigger key={tab} value={tab}>
              {copy.tabs[tab]}
            </TabsTrigger>
          ))}
        </TabsList>
        {tools.map(({ tab, Panel }) => (
          <TabsContent key={tab} value={tab}>
            <Panel user={user} report={report} limit={limit} />
          </TabsContent>
        ))}
      </Tabs>
    </>
  );
}
