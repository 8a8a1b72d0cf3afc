import { PageHeader } from '#app/components/page/page-header.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import type { TestDataCounts } from '#contract/dev/admin-test-data.ts';
import { devToolsCopy as copy } from '#messages/operations/admin-dev-tools.ts';
import { testKinds } from '#shared/test-data.ts';
import { DangerZone } from './danger-zone.tsx';
import { GeneratorRow } from './generator-row.tsx';
import { useTestData } from './use-test-data.ts';

/** ADEV-001 to ADEV-009. */
export function DevToolsPage({ counts }: { readonly counts: TestDataCounts }) {
  const { runningTask, generate, clear } = useTestData();
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle}>
        <Badge variant="hot">{copy.badge}</Badge>
      </PageHeader>
      <ul className="overflow-hidden rounded-card border border-line bg-surface">
        {testKinds.map((kind) => (
          <GeneratorRow
            key={kind}
            kind={kind}
            existing={counts[kind]}
            runningTask={runningTask}
            onGenerate={(count) => generate(kind, count)}
          />
        ))}
      </ul>
      <DangerZone counts={counts} runningTask={runningTask} onClear={clear} />
    </>
  );
}
