import { Suspense } from 'react';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { lazyPart } from '../rendering/lazy-part.ts';
import type { AssistantLinkProps } from './assistant-link.tsx';

const AssistantLink = lazyPart(async () => (await import('./assistant-link.tsx')).AssistantLink);

/** Costs no script where no endpoint is set. */
export function AssistantDoor(props: AssistantLinkProps) {
  const { has_assistant } = useRootData();
  return has_assistant ? (
    <Suspense>
      <AssistantLink {...props} />
    </Suspense>
  ) : null;
}
