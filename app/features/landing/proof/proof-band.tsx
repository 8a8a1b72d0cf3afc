import { useSettings } from '#app/hooks/use-root-data.ts';
import { cn } from '#app/lib/cn.ts';
import { proofCopy } from '#messages/landing/comparison.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { AgreementDrawing, BusinessCountDrawing, SupportHoursDrawing } from './proof-drawings.tsx';

/**
 * Shows the claims of the settings, and nothing without any (DECISIONS 63). The base of the share is not fixed, so the
 * drawing shows how it is agreed (DECISIONS 52, PUB-015).
 */
export function ProofBand() {
  const { claim_businesses, claim_efficiency, claim_support, support_hours } = useSettings();
  const count = [claim_businesses, claim_efficiency, claim_support].filter((claim) => claim !== '').length;
  if (count === 0) return null;
  return (
    <section id="proof" aria-label={proofCopy.label} className="border-line border-b">
      <ul
        className={cn(
          'wrap grid',
          count === 3 ? 'lg:grid-cols-[4fr_5fr_4fr]' : 'lg:auto-cols-fr lg:grid-flow-col',
        )}
      >
        {claim_businesses !== '' && (
          <Claim figure={claim_businesses} text={proofCopy.businesses}>
            <BusinessCountDrawing />
          </Claim>
        )}
        {claim_efficiency !== '' && (
          <Claim figure={claim_efficiency} text={proofCopy.efficiency}>
            <AgreementDrawing />
          </Claim>
        )}
        {claim_support !== '' && (
          <Claim figure={claim_support} text={proofCopy.support(bindNumbers(support_hours))}>
            {support_hours !== '' && <SupportHoursDrawing />}
          </Claim>
        )}
      </ul>
    </section>
  );
}

interface ClaimProps {
  readonly figure: string;
  readonly text: string;
  readonly children?: React.ReactNode;
}

function Claim({ figure, text, children }: ClaimProps) {
  return (
    <li className="grid content-between gap-5 border-line border-t py-5 first:border-t-0 max-lg:gap-4 sm:max-lg:grid-cols-2 sm:max-lg:items-end sm:max-lg:gap-10 sm:max-lg:py-9 lg:border-t-0 lg:border-l lg:px-10 lg:py-14 lg:last:pr-0 lg:first:border-l-0 lg:first:pl-0">
      <div className="max-sm:grid max-sm:grid-cols-[8rem_minmax(0,1fr)] max-sm:items-center">
        <strong className="block figures font-light text-figure">{figure}</strong>
        <p className="max-w-[26em] text-ink-2 text-ui sm:mt-2.5">{text}</p>
      </div>
      {children !== undefined && <div className="flex items-end lg:h-[76px]">{children}</div>}
    </li>
  );
}
