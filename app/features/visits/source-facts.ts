import type { DetailFact } from '#app/components/data-table/detail-panel.tsx';
import type { VisitSources } from '#contract/visits/traffic-source.ts';
import { sourceLabel, sourcesCopy } from '#messages/visits/sources.ts';

/** Only what is known, and once where both are the same. */
export function sourceFacts({ first, last }: VisitSources): readonly DetailFact[] {
  const [from, to] = [sourceLabel(first), sourceLabel(last)];
  return [
    ...(last === null ? [] : [[sourcesCopy.last, to] as const]),
    ...(first === null || from === to ? [] : [[sourcesCopy.first, from] as const]),
  ];
}
