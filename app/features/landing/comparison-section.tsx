import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { cn } from '#app/lib/cn.ts';
import { comparisonCopy as copy } from '#messages/landing/comparison.ts';
import { ProofBand } from './proof/proof-band.tsx';

type Alternative = '0' | '1' | '2';

function alternativeAt(index: number): Alternative {
  return index === 0 ? '0' : index === 1 ? '1' : '2';
}

export function ComparisonSection() {
  return (
    <>
      <ProofBand />
      <Comparison />
    </>
  );
}

function Comparison() {
  const [other, setOther] = useState<Alternative>('0');
  const settings = useSettings();
  const choices = copy.others.map(({ short }, index) => ({ value: alternativeAt(index), label: short }));
  const rows = copy.rows
    .map((row) => ({ ...row, ours: row.ours(settings) }))
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
