import { Suspense } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { closeAssistant, useAssistant } from '#app/hooks/use-assistant.ts';

const AssistantSheet = lazyPart(async () => (await import('./assistant-sheet.tsx')).AssistantSheet);

/** Its code is loaded by the press that opens it. */
export function AssistantHost() {
  const isOpen = useAssistant();
  return isOpen ? (
    <Suspense>
      <AssistantSheet onClose={closeAssistant} />
    </Suspense>
  ) : null;
}
