import { CreditCard, Globe, Landmark, QrCode, Smartphone, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OfferedWay } from '#contract/account/shop/wallet.ts';
import { wayCopy } from '#messages/payment-ways.ts';
import { type WayGroup, wayGroups } from '#shared/payments/payment-ways.ts';

const marks = { qris: QrCode, bank: Landmark, ewallet: Smartphone, card: CreditCard, paypal: Globe } as const;

interface WayListProps {
  readonly ways: readonly OfferedWay[];
  /** Chosen at first, if it is offered; else the first. */
  readonly chosen: string | null;
  /** A balance that pays everything, before the others. */
  readonly balance?: { readonly value: string; readonly label: string; readonly hint: string } | null;
  /** Said under the title: why the last choice did not work. */
  readonly problem?: string | null;
  /** What a group takes, where the amount is not known yet. */
  readonly limitsOf?: (ways: readonly OfferedWay[]) => ReactNode;
}

/** The ways to pay as buyers know them: a row each, and banks or wallets to press on one row. */
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
        <p role="alert" className="mt-2 rounded-control bg-debit-soft px-4 py-3 text-debit text-ui">
          {problem}
        </p>
      )}
      <div className="mt-2 overflow-hidden rounded-card border border-line-strong bg-surface">
        {balance !== null && (
          <Row label={balance.label} hint={balance.hint} icon={<Wallet />} input={radio(balance.value)} />
        )}
        {wayGroups.map((group) => {
          const members = ways.filter((way) => way.group === group);
          const [only, ...others] = members;
          if (only === undefined) return null;
          const Mark = marks[group];
          const hint = (
            <>
              {only.hint} {limitsOf?.(members)}
            </>
          );
          return others.length === 0 && !hasMembers(group) ? (
            <Row key={group} label={only.label} hint={hint} icon={<Mark />} input={radio(only.name)} />
          ) : (
            <GroupRow key={group} label={wayCopy.groups[group].label} hint={hint} icon={<Mark />}>
              {members.map(({ name, label }) => (
                <Chip key={name} label={label} input={radio(name)} />
              ))}
            </GroupRow>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A bank alone still needs its name beside "bank transfer". */
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
  'grid min-h-15 grid-cols-[1.375rem_minmax(0,1fr)_1.5rem] items-center gap-3.5 border-line border-t px-3.5 py-2.5 first:border-0 has-checked:bg-soft [&>svg]:size-5.5 [&>svg]:text-ink-3 has-checked:[&>svg]:text-ink';

function Row({ label, hint, icon, input }: RowProps & { readonly input: Input }) {
  return (
    <label
      className={`${row} cursor-pointer hover:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:-outline-offset-2`}
    >
      <input {...input} />
      <span className="min-w-0">
        <b className="block font-semibold text-ui leading-snug">{label}</b>
        <span className="block text-ink-3 text-small">{hint}</span>
      </span>
      {icon}
    </label>
  );
}

function GroupRow({ label, hint, icon, children }: RowProps & { readonly children: ReactNode }) {
  return (
    <fieldset aria-label={label} className={`min-w-0 ${row}`}>
      <span className="col-span-2 min-w-0">
        <b className="block font-semibold text-ui leading-snug">{label}</b>
        <span className="block text-ink-3 text-small">{hint}</span>
      </span>
      {icon}
      <div className="col-span-3 flex flex-wrap gap-2 pb-1">{children}</div>
    </fieldset>
  );
}

function Chip({ label, input }: { readonly label: string; readonly input: Input }) {
  return (
    <label className="relative grid min-h-tap cursor-pointer place-items-center rounded-control bg-surface px-3.5 font-semibold text-ui ring-1 ring-line-strong ring-inset hover:bg-soft has-checked:ring-2 has-checked:ring-action has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:outline-offset-2">
      <input {...input} className="absolute inset-0 cursor-pointer appearance-none opacity-0" />
      {label}
    </label>
  );
}
