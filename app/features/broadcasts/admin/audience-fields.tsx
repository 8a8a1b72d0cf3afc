import { useField } from '@conform-to/react';
import { useEffect, useState } from 'react';
import { SegmentedFormField } from '#app/components/form/segmented-form-field.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { countReaders } from '#contract/broadcasts/admin.ts';
import { broadcastsCopy, broadcastFormCopy as copy } from '#messages/broadcasts/admin.ts';
import { formatCount } from '#shared/money/money.ts';
import { broadcastAudiences, broadcastPurposes } from '#shared/people/mailings.ts';

interface AudienceFieldsProps {
  readonly segments: readonly { readonly id: string; readonly name: string }[];
}

export function AudienceFields({ segments }: AudienceFieldsProps) {
  const [purpose] = useField<string>('purpose');
  const [audience] = useField<string>('audience');
  const [segment] = useField<string>('segment_id');
  return (
    <>
      <div className="grid gap-1.5">
        <span className="font-semibold text-ui">{copy.purpose}</span>
        <SegmentedFormField
          name="purpose"
          label={copy.purpose}
          choices={broadcastPurposes.map((value) => ({ value, label: broadcastsCopy.purposes[value] }))}
          className="flex w-full sm:w-1/2"
        />
        <p className="text-ink-3 text-small">{copy.purposeHint}</p>
      </div>
      <div className="grid gap-1.5">
        <span className="font-semibold text-ui">{copy.audience}</span>
        <SegmentedFormField
          name="audience"
          label={copy.audience}
          choices={broadcastAudiences.map((value) => ({ value, label: copy.audiences[value] }))}
          className="flex w-full sm:w-1/2"
        />
      </div>
      {audience.value === 'segment' && (
        <ChoiceField
          name="segment_id"
          label={copy.segment}
          options={Object.fromEntries(segments.map(({ id, name }) => [id, name]))}
        />
      )}
      <ReaderCount purpose={purpose.value} audience={audience.value} segment={segment.value ?? ''} />
    </>
  );
}

interface ReaderCountProps {
  readonly purpose: string | undefined;
  readonly audience: string | undefined;
  /** Empty: none is chosen. */
  readonly segment: string;
}

/** Counts again when the choice changes; an answer that is overtaken is dropped. */
function ReaderCount({ purpose, audience, segment }: ReaderCountProps) {
  const [counted, setCounted] = useState<{ readonly of: string; readonly count: number } | null>(null);
  const isSegment = audience === 'segment';
  const choice = `${purpose} ${isSegment ? segment : 'everybody'}`;
  useEffect(() => {
    const body = countReaders.body.safeParse({
      purpose,
      audience,
      segment_id: isSegment ? segment : null,
    });
    if (!body.success) return;
    let isCurrent = true;
    const count = async () => {
      const answer = await browserClient.call(countReaders, { body: body.data });
      if (isCurrent && answer.ok) setCounted({ of: choice, count: answer.value.count });
    };
    void count();
    return () => {
      isCurrent = false;
    };
  }, [purpose, audience, segment, isSegment, choice]);
  const isOpen = isSegment && segment === '';
  return (
    <p role="status" className="font-semibold tabular-nums">
      {isOpen ? copy.chooseSegment : wordsOf(counted?.of === choice ? counted.count : null)}
    </p>
  );
}

function wordsOf(count: number | null): string {
  if (count === null) return copy.counting;
  return count === 0 ? copy.noReaders : copy.readers(formatCount(count));
}
