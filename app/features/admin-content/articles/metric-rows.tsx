import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { metricCopy as copy, fieldsCopy } from '#messages/admin-content.ts';
import { impactIcons } from '#shared/content.ts';
import { ControlledTextField } from '../controlled-text-field.tsx';
import type { CaseStudyForm, CaseStudyValues } from './case-study-kind.ts';

const MAX_METRICS = 12;

interface MetricListProps {
  readonly title: string;
  readonly count: number;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

function MetricList({ title, count, onAdd, children }: MetricListProps) {
  return (
    <section aria-label={title} className="grid gap-4 border-line border-t pt-6">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-t3">{title}</h2>
        <Button variant="outline" size="sm" onClick={onAdd} disabled={count >= MAX_METRICS}>
          <Plus aria-hidden="true" />
          {copy.add}
        </Button>
      </div>
      {children}
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function MetricRow({ label, onRemove, children }: RowProps) {
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 rounded-card border border-line p-4">
      <legend className="sr-only">{label}</legend>
      <div className="grid min-w-0 gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">{children}</div>
      <Button variant="quiet" size="icon" aria-label={`${copy.remove} ${label}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    </fieldset>
  );
}

/** Removes the item when `next` is null. */
function replaceAt<Thing>(list: readonly Thing[], at: number, next: Thing | null): Thing[] {
  return list.flatMap((thing, index) => (index !== at ? [thing] : next === null ? [] : [next]));
}

type MetricsProps = { readonly form: CaseStudyForm };
type Result = CaseStudyValues['result_metrics'][number];

/** Each figure as text for readers, and as a number for the bars. */
export function ResultMetrics({ form: { values, problems, change } }: MetricsProps) {
  const list = values.result_metrics;
  const put = (at: number, next: Result | null) => change({ result_metrics: replaceAt(list, at, next) });
  const add = () =>
    change({
      result_metrics: [...list, { label: '', before: '', after: '', before_value: 0, after_value: 0 }],
    });
  return (
    <MetricList title={fieldsCopy.resultMetrics} count={list.length} onAdd={add}>
      {list.map((metric, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no ids and are never reordered
        <MetricRow key={at} label={`${copy.label} ${at + 1}`} onRemove={() => put(at, null)}>
          {(['label', 'before', 'after'] as const).map((name) => (
            <ControlledTextField
              key={name}
              label={copy[name]}
              value={metric[name]}
              error={problems[`result_metrics.${at}.${name}`]}
              maxLength={100}
              onChange={(text) => put(at, { ...metric, [name]: text })}
            />
          ))}
          {(['before_value', 'after_value'] as const).map((name) => (
            <ControlledTextField
              key={name}
              label={copy[name]}
              type="number"
              value={String(metric[name])}
              error={problems[`result_metrics.${at}.${name}`]}
              onChange={(text) => put(at, { ...metric, [name]: Number(text) })}
            />
          ))}
        </MetricRow>
      ))}
    </MetricList>
  );
}

type Impact = CaseStudyValues['impact_metrics'][number];

/** Figures without a before and after. */
export function ImpactMetrics({ form: { values, problems, change } }: MetricsProps) {
  const list = values.impact_metrics;
  const put = (at: number, next: Impact | null) => change({ impact_metrics: replaceAt(list, at, next) });
  const add = () => change({ impact_metrics: [...list, { label: '', value: '', icon: 'TrendingUp' }] });
  return (
    <MetricList title={fieldsCopy.impactMetrics} count={list.length} onAdd={add}>
      {list.map((metric, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no ids and are never reordered
        <MetricRow key={at} label={`${copy.label} ${at + 1}`} onRemove={() => put(at, null)}>
          {(['label', 'value'] as const).map((name) => (
            <ControlledTextField
              key={name}
              label={copy[name]}
              value={metric[name]}
              error={problems[`impact_metrics.${at}.${name}`]}
              maxLength={100}
              onChange={(text) => put(at, { ...metric, [name]: text })}
            />
          ))}
          <Field label={copy.icon}>
            {(control) => (
              <Select
                {...control}
                value={metric.icon}
                onChange={({ target }) => {
                  const icon = impactIcons.find((name) => name === target.value);
                  if (icon !== undefined) put(at, { ...metric, icon });
                }}
              >
                {impactIcons.map((icon) => (
                  <option key={icon}>{icon}</option>
                ))}
              </Select>
            )}
          </Field>
        </MetricRow>
      ))}
    </MetricList>
  );
}
