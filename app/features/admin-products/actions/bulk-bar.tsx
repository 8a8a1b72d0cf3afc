import type { BulkAction } from '#contract/admin/product-lists.ts';
import { bulkCopy as copy } from '#messages/admin-products.ts';

interface BulkBarProps {
  readonly count: number;
  readonly isArchive: boolean;
  readonly isBusy: boolean;
  readonly onAction: (step: BulkAction) => void;
  readonly onEditPrice: () => void;
  readonly onClear: () => void;
}

export function BulkBar({ count, isArchive, isBusy, onAction, onEditPrice, onClear }: BulkBarProps) {
  const actionButton = (label: string, action: Exclude<BulkAction['action'], 'price' | 'price_by'>) => (
    <BulkButton label={label} isBusy={isBusy} onPress={() => onAction({ action })} />
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
        actionButton(copy.restore, 'restore')
      ) : (
        <>
          {actionButton(copy.activate, 'activate')}
          {actionButton(copy.deactivate, 'deactivate')}
          {actionButton(copy.feature, 'feature')}
          {actionButton(copy.unfeature, 'unfeature')}
          <BulkButton label={copy.price} isBusy={isBusy} onPress={onEditPrice} />
          {actionButton(copy.archive, 'archive')}
        </>
      )}
      <div className="ml-auto">
        <BulkButton label={copy.clear} isBusy={false} onPress={onClear} />
      </div>
    </div>
  );
}

interface BulkButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function BulkButton({ label, isBusy, onPress }: BulkButtonProps) {
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
