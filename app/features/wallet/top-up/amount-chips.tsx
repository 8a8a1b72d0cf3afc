import { chipClasses } from '#app/components/ui/chip.tsx';
import { formatRupiah, type Rupiah } from '#shared/money/money.ts';
import { rupiahText } from '#shared/money/typed-rupiah.ts';

interface ChipsProps {
  readonly amounts: readonly Rupiah[];
  readonly chosen: string;
  readonly onChoose: (amount: string) => void;
}

/** Amounts that are chosen often. */
export function AmountChips({ amounts, chosen, onChoose }: ChipsProps) {
  return (
    <div className="mt-3 grid grid-cols-3 gap-2">
      {[...new Set(amounts)].map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={chosen === rupiahText(amount)}
          onClick={() => onChoose(rupiahText(amount))}
          className={`num ${chipClasses}`}
        >
          {formatRupiah(amount)}
        </button>
      ))}
    </div>
  );
}
