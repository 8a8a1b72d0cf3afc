import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SEGMENTS_PATH } from '#app/components/admin/people-tabs.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Select } from '#app/components/ui/select.tsx';
import type { Segment } from '#contract/segments/admin.ts';
import { segmentsCopy as copy } from '#messages/segments/admin.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { MAX_RULES, segmentMatches } from '#shared/people/segments.ts';
import { SegmentCount } from './segment-count.tsx';
import { SEGMENT_FORM, segmentInput } from './segment-input.ts';
import { type DraftRule, newRule, type RuleChoices, RuleRow } from './segment-rule-row.tsx';

interface Props extends RuleChoices {
  readonly segment: Segment | null;
}

export function SegmentBuilder({ segment, ...choices }: Props) {
  const navigate = useNavigate();
  const [match, setMatch] = useState<string>(segment?.match ?? 'all');
  const [rules, setRules] = useState<readonly DraftRule[]>(() => draftsOf(segment));
  const form = useAdminForm({
    id: SEGMENT_FORM,
    action: SEGMENTS_PATH,
    schema: segmentInput,
    defaults: { name: segment?.name ?? '' },
    failed: copy.saveFailed,
    toastForInvalid: () => ({ title: copy.saveFailed, text: copy.incomplete }),
    onDone: () => void navigate(SEGMENTS_PATH),
  });
  const definition = JSON.stringify({
    match,
    rules: rules.map((rule) => ({ fact: rule.fact, operator: rule.operator, value: parsedValue(rule) })),
  });
  const change = (rule: DraftRule) => setRules(rules.map((old) => (old.key === rule.key ? rule : old)));
  return (
    <>
      <ActionForm form={form} label={copy.title} className="grid max-w-[760px] grid-cols-1 gap-6">
        <input type="hidden" name="definition" value={definition} />
        {segment !== null && (
          <>
            <input type="hidden" name="intent" value="update" />
            <input type="hidden" name="id" value={segment.id} />
          </>
        )}
        <TextField name="name" label={copy.name} maxLength={80} autoComplete="off" />
        <div className="flex flex-wrap items-center gap-3 text-ui">
          <span id="segment-match" className="font-semibold">
            {copy.match}
          </span>
          <span className="w-full sm:w-60">
            <Select
              aria-labelledby="segment-match"
              value={match}
              onChange={(event) => setMatch(event.target.value)}
            >
              {segmentMatches.map((value) => (
                <option key={value} value={value}>
                  {copy.matches[value]}
                </option>
              ))}
            </Select>
          </span>
        </div>
        <ol className="grid grid-cols-1 gap-3">
          {rules.map((rule, index) => (
            <RuleRow
              key={rule.key}
              rule={rule}
              place={index + 1}
              choices={choices}
              onChange={change}
              onRemove={
                rules.length === 1 ? null : () => setRules(rules.filter(({ key }) => key !== rule.key))
              }
            />
          ))}
        </ol>
        {rules.length < MAX_RULES && (
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            onClick={() => setRules([...rules, newRule()])}
          >
            <Plus aria-hidden="true" />
            {copy.add}
          </Button>
        )}
        <SegmentCount definition={definition} />
        <Button
          type="submit"
          size="lg"
          className="justify-self-start max-sm:w-full"
          busyText={form.isBusy ? copy.busy : undefined}
        >
          {copy.save}
        </Button>
      </ActionForm>
      {segment !== null && <DeleteSegment id={segment.id} />}
    </>
  );
}

/** An unreadable amount stays text, which the contract refuses. */
function parsedValue({ fact, value }: DraftRule): string | number {
  if (fact !== 'spent') return value;
  const amount = parseRupiah(value);
  return amount.ok ? amount.value : value;
}

const draftsOf = (segment: Segment | null): readonly DraftRule[] =>
  segment === null
    ? [newRule()]
    : segment.rules.map(({ value, ...rule }) => ({ ...newRule(), ...rule, value: String(value) }));

function DeleteSegment({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const form = useAdminForm({
    id: 'delete-segment',
    action: SEGMENTS_PATH,
    failed: copy.deleteFailed,
    onDone: () => void navigate(SEGMENTS_PATH),
  });
  return (
    <ActionForm form={form} label={copy.delete} className="mt-10 max-w-[760px] border-line border-t pt-5">
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="quiet" size="sm" className="text-debit" disabled={form.isBusy}>
        {copy.delete}
      </Button>
    </ActionForm>
  );
}
