import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { takeIntent } from './claim-intent.ts';
import type { Freebie } from './use-claims.ts';

/** `?claim=…`: goes on with the claim that sent this tab to sign in, as soon as the session is known (DECISIONS 37). */
export function useReturnToClaim(freebies: readonly Freebie[], claim: (freebie: Freebie) => void): void {
  const { viewer } = useViewer();
  const [search, setSearch] = useSearchParams();
  const [wanted, setWanted] = useState<Freebie | null>(null);
  const slug = search.get('claim');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish is read once, when the address names it
  useEffect(() => {
    if (slug === null) return;
    if (takeIntent() === slug) setWanted(freebies.find((freebie) => freebie.slug === slug) ?? null);
    search.delete('claim');
    setSearch(search, { replace: true, preventScrollReset: true });
  }, [slug]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must happen once, when the person is known
  useEffect(() => {
    if (viewer === null || wanted === null) return;
    setWanted(null);
    claim(wanted);
  }, [viewer, wanted]);
}
