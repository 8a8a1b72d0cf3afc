import { CreditCard, Globe, Landmark, QrCode, Smartphone, Wallet } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { chipClasses } from '#app/components/ui/chip.tsx';
import type { OfferedWay } from '#contract/wallet/wallet.ts';
import { wayCopy } from '#messages/payments/ways.ts';
import { type WayGroup, wayGroups } from '#shared/payments/payment-ways.ts';
import { WayMark } from './way-mark.tsx';

const marks = { qris: QrCode, bank: Landmark, ewallet: Smartphone, card: CreditCard, paypal: Globe } as const;

interface WayListProps {
  readonly ways: readonly OfferedWay[];
  readonly chosen: string | null;
  readonly balance?: { readonly value: string; readonly label: string; readonly hint: string } | null;
  readonly problem?: string | null;
  readonly limitsOf?: (ways: readonly OfferedWay[]) => ReactNode;
}

export function WayList({ ways, chosen, balance = null, problem = null, limitsOf }: WayListProps) {
  const known = [...(balance === null ? [] : [balance.value]), ...ways.map(({ name }) => name)];
  const first = known.find((name) => name === chosen) ?? known[0];
  const radio = (value: string) => ({
    type: 'radio' as const,
    name: 'payment_method',
    value,
    defaultChecked: value === first,
  });
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-ui">{wayCopy.legend}</legend>
      {problem !== null && (
        <p role="alert" className="notice-debit mt-2">
          {problem}
        </p>
      )}
      <div className="mt-2 overflow-hidden rounded-card border border-line-strong bg-surface">
        {balance !== null && (
          <Row label={balance.label} hint={balance.hint} icon={<Wallet />} input={radio(balance.value)} />
        )}
        {wayGroups.map((group) => {
          const members = ways.filter((way) => way.group === group);
          const [first] = members;
          if (first === undefined) return null;
          const Mark = marks[group];
          const hint = (
            <>
              {first.hint} {limitsOf?.(members)}
            </>
          );
          return members.length === 1 && !hasMembers(group) ? (
            <Row key={group} label={first.label} hint={hint} icon={<Mark />} input={radio(first.name)} />
          ) : (
            <GroupRow
              key={group}
              members={members}
              label={wayCopy.groups[group].label}
              hint={hint}
              icon={<Mark />}
              radio={radio}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

const hasMembers = (group: WayGroup): boolean => group === 'bank' || group === 'ewallet';

type Input = {
  readonly type: 'radio';
  readonly name: string;
  readonly value: string;
  readonly defaultChecked: boolean;
};

interface RowProps {
  readonly label: string;
  readonly hint: ReactNode;
  readonly icon: ReactNode;
}

const row =
  'grid min-h-15 grid-cols-[1.375rem_minmax(0,1fr)_auto] items-center gap-x-3.5 px-3.5 py-2.5 [&>svg]:size-5.5 [&>svg]:text-ink-3';
const frame = 'border-line border-t first:border-0 hover:bg-soft has-checked:bg-soft';
const focused =
  'has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:-outline-offset-2';

function Row({ label, hint, icon, input }: RowProps & { readonly input: Input }) {
  return (
    <label className={`${row} ${frame} ${focused} cursor-pointer`}>
      <input {...input} />
      <span className="min-w-0">
        <b className="block font-semibold text-ui leading-snug">{label}</b>
        <span className="block text-ink-3 text-small">{hint}</span>
      </span>
      {input.value === 'qris' ? <WayMark name="qris" label={label} isPlate /> : icon}
    </label>
  );
}

interface GroupRowProps extends RowProps {
  readonly members: readonly OfferedWay[];
  radio(value: string): Input;
}

const SHOWN_MARKS = 3;

/** Pressing the row chooses its first member; the radio group's arrow keys reach folded members and unfold the row. */
function GroupRow({ members, label, hint, icon, radio }: GroupRowProps) {
  const id = useId();
  return (
    <fieldset aria-label={label} className={`group/way min-w-0 ${frame}`}>
      <label htmlFor={id} className={`${row} cursor-pointer`}>
        <span
          aria-hidden="true"
          className="grid size-5.5 place-items-center rounded-full border-[1.5px] border-control-line bg-surface before:size-2 before:rounded-full group-has-checked/way:border-action group-has-checked/way:bg-action group-has-checked/way:before:bg-on-action"
        />
        <span className="min-w-0">
          <b className="block font-semibold text-ui leading-snug">{label}</b>
          <span className="block text-ink-3 text-small">{hint}</span>
        </span>
        <span className="flex gap-1 group-has-checked/way:hidden max-sm:col-start-2 max-sm:row-start-2 max-sm:mt-1.5">
          {members.slice(0, SHOWN_MARKS).map((way) => (
            <WayMark key={way.name} {...way} isPlate />
          ))}
        </span>
        <span className="hidden text-ink group-has-checked/way:block [&_svg]:size-5.5">{icon}</span>
      </label>
      <div className="flex flex-wrap gap-2 px-3.5 pb-3 group-not-has-checked/way:sr-only">
        {members.map((way, place) => (
          <label key={way.name} className={`${chipClasses} bg-surface px-2.5`}>
            <input
              {...radio(way.name)}
              {...(place === 0 && { id })}
              aria-label={way.label}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <WayMark {...way} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
