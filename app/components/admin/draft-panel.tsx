import { Suspense } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import type { DraftPanelProps } from './draft-panel-body.tsx';

const Body = lazyPart(async () => (await import('./draft-panel-body.tsx')).DraftPanelBody);

/** Its code comes only where the assistant is on. */
export const DraftPanel = (props: DraftPanelProps) =>
  useRootData().has_assistant && (
    <Suspense fallback={<span className="block min-h-tap" />}>
      <Body {...props} />
    </Suspense>
  );
