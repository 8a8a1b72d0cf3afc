import { Suspense } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import type { AssistantLinkProps } from './assistant-link.tsx';

const AssistantLink = lazyPart(async () => (await import('./assistant-link.tsx')).AssistantLink);

/** Costs no script while the assistant is off. */
export function AssistantDoor(props: AssistantLinkProps) {
  if (!useRootData().has_assistant) return null;
  return (
    <Suspense>
      <AssistantLink {...props} />
    </Suspense>
  );
}
