import type { BulkStep } from '#contract/admin/product-lists.ts';
import { productsCopy } from './products-copy.ts';

const copy = productsCopy.bulk;

interface BulkBarProps {
  readonly count: number;
  readonly isArchive: boolean;
  readonly isBusy: boolean;
  readonly onStep: (step: BulkStep) => void;
  readonly onPrice: () => void;
  readonly onClear: () => void;
}

/** What can be done with all that is ticked, on a night strip between the filters and the rows. */
export function BulkBar({ count, isArchive, isBusy, onStep, onPrice, onClear }: BulkBarProps) {
  const step = (label: string, action: Exclude<BulkStep['action'], 'price' | 'price_by'>) => (
    <Order label={label} isBusy={isBusy} onPress={() => onStep({ action })} />
  );
  return (
    <div
      data-plane="night"
      role="toolbar"
      aria-label={copy.count(count)}
      className="flex flex-wrap items-center gap-x-1 bg-night px-3 py-1 text-on-night text-ui"
    >
      <p aria-live="polite" className="num px-2 font-semibold">
        {copy.count(count)}
      </p>
      {isArchive ? (
        step(copy.restore, 'restore')
      ) : (
        <>
          {step(copy.activate, 'activate')}
          {step(copy.deactivate, 'deactivate')}
          {step(copy.feature, 'feature')}
          {step(copy.unfeature, 'unfeature')}
          <Order label={copy.price} isBusy={isBusy} onPress={onPrice} />
          {step(copy.archive, 'archive')}
        </>
      )}
      <div className="ml-auto">
        <Order label={copy.clear} isBusy={false} onPress={onClear} />
      </div>
    </div>
  );
}

interface OrderProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function Order({ label, isBusy, onPress }: OrderProps) {
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={onPress}
      className="min-h-tap rounded-small px-2.5 font-medium hover:bg-night-2 disabled:text-on-night-2"
    >
      {label}
    </button>
  );
}
