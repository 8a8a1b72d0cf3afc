import { Scale } from 'lucide-react';
import { useState } from 'react';
import { LEANING_PETAL } from '#app/components/brand/petals.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { cn } from '#app/lib/cn.ts';
import { comparisonCopy as copy, proofCopy } from '#messages/landing/comparison.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import type { ServicePrices } from './service-prices.ts';

type Alternative = '0' | '1' | '2';

function alternativeAt(index: number): Alternative {
  return index === 0 ? '0' : index === 1 ? '1' : '2';
}

export function ComparisonSection({ prices }: { readonly prices: ServicePrices }) {
  return (
    <>
      <ProofBand />
      <Comparison {...prices} />
    </>
  );
}

function Comparison({ consultation }: Pick<ServicePrices, 'consultation'>) {
  const [other, setOther] = useState<Alternative>('0');
  const settings = useSettings();
  const choices = copy.others.map(({ short }, index) => ({ value: alternativeAt(index), label: short }));
  const rows = copy.rows
    .map((row) => ({ ...row, ours: row.ours({ ...settings, consultation }) }))
    .filter(({ ours }) => ours !== '');
  return (
    <section id="consultant-comparison" className="wrap py-section" aria-labelledby="comparison-title">
      <div className="grid gap-x-16 gap-y-4 pb-6 lg:grid-cols-[7fr_5fr] lg:items-end lg:pb-12">
        <h2 id="comparison-title" className="max-w-[14em] text-t1">
          {copy.title}
        </h2>
        <p className="max-w-[32em] text-ink-2 max-sm:hidden">{copy.lede}</p>
      </div>
      <Segmented
        label={copy.choose}
        choices={choices}
        value={other}
        onChange={setOther}
        className="mb-4 w-full lg:hidden"
      />
      <table className="w-full table-fixed text-left text-ui max-lg:block">
        <thead className="max-lg:block">
          <tr className="max-lg:grid max-lg:grid-cols-2">
            <td className="w-[16%] max-lg:hidden" />
            <th
              scope="col"
              className={cn(
                oursClasses,
                'rounded-t-card pt-4 font-semibold text-night-dawn lg:w-[30%] lg:pt-7 lg:text-t3',
              )}
            >
              {settings.brand_name}
            </th>
            {copy.others.map(({ name }, index) => (
              <th
                key={name}
                scope="col"
                className={cn(
                  theirsClasses,
                  'pt-4 align-bottom font-semibold lg:pt-4.5',
                  alternativeAt(index) !== other && 'max-lg:hidden',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.map((row, index) => (
            <Row key={row.question} {...row} other={other} isLast={index === rows.length - 1} />
          ))}
        </tbody>
      </table>
      <p className="mt-7 flex max-w-[46em] gap-3 text-ink-2 text-ui">
        <Scale aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-dawn-deep" />
        {copy.fair}
      </p>
    </section>
  );
}

const oursClasses = 'bg-night px-4 py-2.5 align-top text-on-night lg:px-7 lg:py-4.5';
const theirsClasses = 'py-2.5 pl-4 text-ink-2 lg:py-4.5 lg:pr-4 lg:pl-6';

interface RowProps {
  readonly question: string;
  readonly ours: string;
  readonly theirs: readonly string[];
  readonly other: Alternative;
  readonly isLast: boolean;
}

function Row({ question, ours, theirs, other, isLast }: RowProps) {
  const label = <span className="mb-0.5 block text-small opacity-80 lg:hidden">{question}</span>;
  return (
    <tr className="max-lg:grid max-lg:grid-cols-2">
      <th
        scope="row"
        className="border-line border-t py-4.5 pr-4 align-top font-normal text-ink-3 max-lg:sr-only"
      >
        {question}
      </th>
      <td
        className={cn(
          oursClasses,
          'border-night-line border-t font-medium lg:text-body',
          isLast && 'rounded-b-card lg:pb-7',
        )}
      >
        {label}
        {ours}
      </td>
      {theirs.map((text, index) => (
        <td
          key={text}
          className={cn(
            theirsClasses,
            'border-line border-t align-top',
            alternativeAt(index) !== other && 'max-lg:hidden',
          )}
        >
          {label}
          {text}
        </td>
      ))}
    </tr>
  );
}

/**
 * Shows the claims of the settings, and nothing without any (DECISIONS 63). The base of the share is not fixed, so the
 * drawing shows how it is agreed (DECISIONS 52, PUB-015).
 */
function ProofBand() {
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

const PLACES = Array.from({ length: 51 }, (_, index) => index);

function BusinessCountDrawing() {
  return (
    <svg viewBox="0 0 340 60" aria-hidden="true" className="w-full max-w-[330px]">
      {PLACES.map((index) => (
        <path
          key={index}
          d={LEANING_PETAL}
          className={index === 50 ? 'fill-dawn-2' : 'fill-action'}
          transform={`translate(${(index % 17) * 20} ${Math.floor(index / 17) * 20})${index % 2 === 0 ? '' : ' translate(20 0) scale(-1 1)'}`}
        />
      ))}
    </svg>
  );
}

function AgreementDrawing() {
  const { before, after, signed } = proofCopy.agreement;
  return (
    <div
      aria-hidden="true"
      className="torn-edge w-full max-w-[330px] rounded-t-small bg-sunk px-4 pt-2.5 pb-4 text-small"
    >
      <p className="flex justify-between gap-3 border-line-strong border-b border-dashed pb-1.5">
        <span className="text-ink-2">{proofCopy.agreement.title}</span>
        <span className="font-semibold">
          {before} / {after}
        </span>
      </p>
      <p className="flex items-end justify-between gap-3 pt-1.5 text-ink-3">
        {signed}
        <svg viewBox="0 0 92 20" aria-hidden="true" className="h-5 fill-none stroke-action" strokeWidth="1.6">
          <path d="M2 14C8 2 12 2 11 10C10 18 16 12 19 7C21 15 26 14 30 9C32 14 36 14 40 10M54 13C58 3 64 4 62 11C60 18 69 15 71 6C72 16 78 13 80 8C82 14 86 13 90 9" />
        </svg>
      </p>
    </div>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const isOpen = (hour: number) => hour >= 9 && hour < 17;

function SupportHoursDrawing() {
  return (
    <div aria-hidden="true" className="relative h-[66px] w-full max-w-[420px] pb-5">
      <div className="flex h-full items-end gap-[3px]">
        {HOURS.map((hour) => (
          <i
            key={hour}
            className={`flex-1 rounded-[3px] ${isOpen(hour) ? 'h-full bg-action' : 'h-[36%] bg-chart-quiet'}`}
          />
        ))}
      </div>
      <div className="num absolute inset-x-0 bottom-0 text-ink-3 text-tag">
        <span className="absolute bottom-0 left-0">00</span>
        <span className="absolute bottom-0 left-[37.5%]">09</span>
        <span className="-translate-x-full absolute bottom-0 left-[70.8%]">17</span>
        <span className="absolute right-0 bottom-0">24</span>
      </div>
    </div>
  );
}
