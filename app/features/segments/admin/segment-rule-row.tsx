import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { searchProducts } from '#app/components/admin/product-picker.tsx';
import { type PickerOption, SearchPicker } from '#app/components/admin/search-picker.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { purposeLabel } from '#messages/leads/form-labels.ts';
import { segmentsCopy as copy, segmentFactLabels } from '#messages/segments/admin.ts';
import { languages } from '#shared/language/language.ts';
import { messageChannels, messagePurposes } from '#shared/people/consents.ts';
import { type SegmentFact, segmentFacts, segmentOperators } from '#shared/people/segments.ts';

/** A row while it is edited. */
export interface DraftRule {
  readonly key: string;
  readonly fact: SegmentFact;
  readonly operator: (typeof segmentOperators)[number];
  readonly value: string;
}

export interface RuleChoices {
  /** The products that the saved rules name. */
  readonly products: readonly PickerOption[];
  readonly tags: readonly string[];
}

export const newRule = (): DraftRule => ({
  key: crypto.randomUUID(),
  fact: 'bought',
  operator: 'is',
  value: '',
});

const firstValues: Readonly<Partial<Record<SegmentFact, string>>> = {
  consent: 'news/mail',
  language: 'id',
  account: 'any',
  bought_within: '90',
};

interface Props {
  readonly rule: DraftRule;
  readonly place: number;
  readonly choices: RuleChoices;
  readonly onChange: (rule: DraftRule) => void;
  /** Null: the only one stays. */
  readonly onRemove: (() => void) | null;
}

export function RuleRow({ rule, place, choices, onChange, onRemove }: Props) {
  const { fact, operator } = rule;
  return (
    <li>
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-2 rounded-card border border-line bg-surface p-3 sm:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,5fr)_auto]">
        <legend className="sr-only">{copy.rule(place)}</legend>
        <Select
          className={onRemove === null ? 'max-sm:col-span-2' : undefined}
          aria-label={copy.fact}
          value={fact}
          onChange={({ target }) => {
            const next = segmentFacts.find((known) => known === target.value) ?? fact;
            onChange({ ...rule, fact: next, value: firstValues[next] ?? '' });
          }}
        >
          {segmentFacts.map((value) => (
            <option key={value} value={value}>
              {segmentFactLabels[value].label}
            </option>
          ))}
        </Select>
        <Select
          className="max-sm:col-span-2"
          aria-label={copy.operator}
          value={operator}
          onChange={({ target }) =>
            onChange({ ...rule, operator: target.value === 'is_not' ? 'is_not' : 'is' })
          }
        >
          {segmentOperators.map((value) => (
            <option key={value} value={value}>
              {segmentFactLabels[fact][value]}
            </option>
          ))}
        </Select>
        <RuleValue rule={rule} choices={choices} onChange={(value) => onChange({ ...rule, value })} />
        {onRemove !== null && (
          <Button
            variant="quiet"
            size="icon"
            className="max-sm:col-start-2 max-sm:row-start-1"
            aria-label={copy.remove(place)}
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </Button>
        )}
      </fieldset>
    </li>
  );
}

interface RuleValueProps extends Pick<Props, 'rule' | 'choices'> {
  readonly onChange: (value: string) => void;
}

function RuleValue({ rule: { key, fact, value }, choices, onChange }: RuleValueProps) {
  const listId = useId();
  const control = {
    'aria-label': copy.value,
    className: 'max-sm:col-span-2',
    value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  switch (fact) {
    case 'account':
      return <span />;
    case 'bought':
      return (
        <div className="max-sm:col-span-2">
          <ProductValue
            name={`product-${key}`}
            picked={choices.products.filter((product) => product.value === value)}
            onChange={onChange}
          />
        </div>
      );
    case 'consent':
      return (
        <Select {...control}>
          {messagePurposes.flatMap((purpose) =>
            messageChannels.map((channel) => (
              <option key={`${purpose}/${channel}`} value={`${purpose}/${channel}`}>
                {purposeLabel(purpose, channel)}
              </option>
            )),
          )}
        </Select>
      );
    case 'language':
      return (
        <Select {...control}>
          {languages.map((language) => (
            <option key={language} value={language}>
              {copy.languages[language]}
            </option>
          ))}
        </Select>
      );
    case 'added':
      return <Input {...control} type="date" />;
    case 'bought_within':
    case 'spent':
      return <Input {...control} inputMode="numeric" autoComplete="off" />;
    case 'source':
      return <Input {...control} autoComplete="off" maxLength={100} />;
    case 'tag':
      return (
        <>
          <Input {...control} list={listId} autoComplete="off" maxLength={40} />
          <datalist id={listId}>
            {choices.tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </>
      );
  }
}

interface ProductValueProps {
  readonly name: string;
  readonly picked: readonly PickerOption[];
  readonly onChange: (value: string) => void;
}

/** A saved rule shows its product, and the search once that is pressed. */
function ProductValue({ name, picked, onChange }: ProductValueProps) {
  const [initial] = useState(picked);
  const [isOpen, setIsOpen] = useState(initial.length === 0);
  const title = initial[0]?.label ?? '';
  if (!isOpen)
    return (
      <Button
        variant="outline"
        block
        aria-label={`${title}, ${copy.chooseProduct}`}
        onClick={() => setIsOpen(true)}
      >
        <span className="min-w-0 truncate">{title}</span>
      </Button>
    );
  return (
    <SearchPicker
      name={name}
      label={copy.chooseProduct}
      search={searchProducts}
      initial={initial}
      onChange={([product]) => onChange(product?.value ?? '')}
    />
  );
}
