import { useField } from '@conform-to/react';
import { useState } from 'react';
import { adConsentWords } from '#messages/ads/consent.ts';
import { type AdPlatform, clickIds, toClickId } from '#shared/ads/ads.ts';
import { AD_TICK } from './ad-field-names.ts';

export interface AdConsentFieldProps {
  readonly platforms: readonly AdPlatform[];
}

/** Click ids are posted by a ticked form only. */
export function AdConsentField({ platforms }: AdConsentFieldProps) {
  const [tick] = useField<string>(AD_TICK);
  const wasTicked = tick.initialValue === 'on';
  const [isTicked, setIsTicked] = useState(wasTicked);
  return (
    <div>
      <label className="flex min-h-tap cursor-pointer items-start gap-3 py-2.5 text-ui">
        <input
          type="checkbox"
          name={AD_TICK}
          defaultChecked={wasTicked}
          onChange={(event) => setIsTicked(event.target.checked)}
          className="mt-0.5 shrink-0"
        />
        {adConsentWords(platforms)}
      </label>
      {isTicked && <ClickIds />}
    </div>
  );
}

function ClickIds() {
  const search = new URLSearchParams(landingSearch());
  return clickIds.map((name) => {
    const id = toClickId(search.get(name));
    return id === null ? null : <input key={name} type="hidden" name={`ads.${name}`} value={id} />;
  });
}

/** The browser knows by which address this document was opened, so nothing else has to keep it. Empty on the server. */
function landingSearch(): string {
  const [opened] = performance.getEntriesByType('navigation');
  return opened === undefined ? '' : new URL(opened.name).search;
}
