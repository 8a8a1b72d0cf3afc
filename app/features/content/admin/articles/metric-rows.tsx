import { useField } from '@conform-to/react';
import { Plus, X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { SelectField, TextField } from '#app/components/form/text-fields.tsx';
import type { FormRow } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { metricCopy as copy, fieldsCopy } from '#messages/content/admin-articles.ts';
import { impactIcons, MAX_METRICS } from '#shared/content/content.ts';

interface MetricListProps {
  readonly name: string;
  readonly title: string;
  readonly blank: FormRow;
  readonly children: (row: string) => ReactNode;
}

function MetricList({ name, title, blank, children }: MetricListProps) {
  const [field, form] = useField<FormRow[]>(name);
  const rows = field.getFieldList();
  return (
    <section aria-label={title} className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="font-semibold text-ui">{title}</h3>
        <Button
          {...form.insert.getButtonProps({ name: field.name, defaultValue: blank })}
          type="submit"
          variant="outline"
          size="sm"
          disabled={rows.length >= MAX_METRICS}
        >
          <Plus aria-hidden="true" />
          {copy.add}
        </Button>
      </div>
      {rows.map((row, at) => (
        <fieldset
          key={row.key}
          className="relative grid min-w-0 pt-11 grid-cols-[minmax(0,1fr)_6rem] items-end gap-3 rounded-card border border-line p-4 sm:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)_6rem]"
        >
          <legend className="sr-only">{`${copy.label} ${at + 1}`}</legend>
          {children(row.name)}
          <Button
            {...form.remove.getButtonProps({ name: field.name, index: at })}
            type="submit"
            variant="quiet"
            size="icon"
            aria-label={`${copy.remove} ${at + 1}`}
            className="absolute top-1 right-1"
          >
            <X aria-hidden="true" />
          </Button>
        </fieldset>
      ))}
    </section>
  );
}

export function ResultMetrics() {
  return (
    <MetricList name="result_metrics" title={fieldsCopy.resultMetrics} blank={{}}>
      {(row) => (
        <>
          <Label row={row} />
          {(['before', 'after'] as const).map((name) => (
            <Fragment key={name}>
              <BothLanguages area="articles" name={`${row}.${name}`} label={copy[name]}>
                <TextField name={`${row}.${name}`} label={copy[name]} maxLength={60} />
              </BothLanguages>
              <TextField name={`${row}.${name}_value`} label={copy[`${name}_value`]} inputMode="decimal" />
            </Fragment>
          ))}
        </>
      )}
    </MetricList>
  );
}

export function ImpactMetrics() {
  return (
    <MetricList name="impact_metrics" title={fieldsCopy.impactMetrics} blank={{ icon: 'TrendingUp' }}>
      {(row) => (
        <>
          <Label row={row} />
          <BothLanguages area="articles" name={`${row}.value`} label={copy.value}>
            <TextField name={`${row}.value`} label={copy.value} maxLength={60} />
          </BothLanguages>
          <div className="col-span-full sm:col-span-3">
            <SelectField name={`${row}.icon`} label={copy.icon} options={impactIcons} labels={copy.icons} />
          </div>
        </>
      )}
    </MetricList>
  );
}

function Label({ row }: { readonly row: string }) {
  return (
    <div className="col-span-full">
      <BothLanguages area="articles" name={`${row}.label`} label={copy.label}>
        <TextField name={`${row}.label`} label={copy.label} maxLength={100} />
      </BothLanguages>
    </div>
  );
}
