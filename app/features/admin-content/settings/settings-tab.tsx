import { type FormEvent, type ReactNode, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { ImageFormField } from '#app/components/form/image-form-field.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { TicksFormField } from '#app/components/form/ticks-form-field.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { type Setting, saveSetting } from '#contract/admin/content/settings.ts';
import { contentCopy, settingsCopy as copy } from '#messages/admin-content.ts';
import { paymentMethodLabel } from '#messages/payment-ways.ts';
import { isTranslatedSetting, rangeOf } from '#shared/content/site-settings.ts';
import { filmHostName, filmHosts, hostsIn } from '#shared/courses/film-hosts.ts';
import { parseRupiah, rupiahText } from '#shared/money/typed-rupiah.ts';
import { paymentWays, waysIn } from '#shared/payments/payment-ways.ts';
import { PendingChange } from './pending-change.tsx';
import { groupOf, matchesSearch, settingFormId, settingGroups } from './setting-groups.ts';
import { settingInput } from './setting-input.ts';

interface SettingsTabProps {
  readonly settings: readonly Setting[];
  /** Admins can only withdraw a change that they requested themselves. */
  readonly viewerId: string;
}

/** Each setting is saved on its own. */
export function SettingsTab({ settings, viewerId }: SettingsTabProps) {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const setDirtyKey = (key: string, isDirty: boolean) =>
    setDirty((marked) => {
      const others = [...marked].filter((other) => other !== key);
      return new Set(isDirty ? [...others, key] : others);
    });
  const matching = settings.filter((setting) => matchesSearch(setting, search));
  return (
    <>
      <Form
        method="get"
        role="search"
        className="mb-8 max-w-[480px]"
        preventScrollReset
        replace={search !== ''}
      >
        <SearchField value={search} placeholder={copy.search} />
      </Form>
      {matching.length === 0 && <EmptyState {...copy.none} />}
      <div className="grid gap-10">
        {settingGroups.map((group) => {
          const lines = matching.filter(({ key }) => groupOf(key) === group);
          if (lines.length === 0) return null;
          return (
            <section
              key={group}
              aria-label={copy.groups[group]}
              className="grid gap-x-12 gap-y-4 border-line border-t pt-5 lg:grid-cols-[200px_minmax(0,1fr)]"
            >
              <h2 className="text-t3">{copy.groups[group]}</h2>
              <div className="grid max-w-[720px] gap-5">
                {lines.map((setting) => (
                  <SettingRow
                    key={`${setting.key}:${setting.value}`}
                    setting={setting}
                    viewerId={viewerId}
                    onDirty={(isDirty) => setDirtyKey(setting.key, isDirty)}
                  />
                ))}
              </div>
            </section>
          );
        })}
      </div>
      <UnsavedChangesGuard isDirty={dirty.size > 0} title={contentCopy.leave(copy.what)} />
    </>
  );
}

interface SettingRowProps {
  readonly setting: Setting;
  readonly viewerId: string;
  readonly onDirty: (isDirty: boolean) => void;
}

function SettingRow({ setting, viewerId, onDirty }: SettingRowProps) {
  const { key, value: saved, type, is_changed, waiting } = setting;
  const shown = formatSetting(type, saved);
  const form = useAdminForm({
    id: settingFormId(key),
    action: '/admin/content/settings',
    schema: settingInput,
    defaults: { value: shown },
    failed: contentCopy.notSaved,
    onDone: ({ outcome }) => {
      onDirty(false);
      // Another value remounts the row.
      if (outcome === 'waiting') form.meta.reset();
    },
  });
  // The value that somebody else saved meanwhile; submitting again replaces it.
  const theirs = saveSetting.refusals.SETTING_CHANGED.details.safeParse(form.details);
  const base_value = theirs.success ? theirs.data.value : saved;
  const isTyped = (form.meta.value?.value ?? '') !== shown;
  return (
    <div className="grid gap-2">
      <ActionForm
        form={form}
        label={setting.description}
        className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div onInput={(event) => onDirty(typedIn(event) !== shown)}>
          <InBothLanguages setting={setting}>
            <SettingField setting={setting} />
          </InBothLanguages>
        </div>
        {theirs.success && (
          <p role="status" className="break-words text-ink-2 text-small sm:col-start-1 sm:row-start-2">
            {copy.theirs} <b className="font-semibold text-ink">{describeSetting(type, base_value)}</b>
          </p>
        )}
        {Object.entries({ key, type, base_value }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="flex items-center gap-3 sm:w-36 sm:pt-7">
          {isTyped ? (
            <Button type="submit" size="sm" busyText={form.isBusy ? contentCopy.saving : undefined}>
              {contentCopy.save}
            </Button>
          ) : (
            is_changed && <Badge variant="outline">{copy.changed}</Badge>
          )}
        </div>
      </ActionForm>
      {waiting !== null && (
        <PendingChange
          change={{ ...waiting, value: describeSetting(type, waiting.value) }}
          viewerId={viewerId}
        />
      )}
    </div>
  );
}

/** What visitors read of the business, but for names. */
function InBothLanguages({ setting: { key, description }, children }: InBothLanguagesProps) {
  if (!isTranslatedSetting(key)) return children;
  return (
    <BothLanguages area="site" name="value" label={description}>
      {children}
    </BothLanguages>
  );
}

interface InBothLanguagesProps extends Pick<SettingRowProps, 'setting'> {
  readonly children: ReactNode;
}

const typedIn = ({ target }: FormEvent): string =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : '';

function SettingField({
  setting: { key, type, description, guards_money },
}: Pick<SettingRowProps, 'setting'>) {
  const hints: Readonly<Record<string, string | undefined>> = copy.hints;
  const range = rangeOf(key);
  const field = {
    name: 'value',
    label: description,
    hint: [
      key,
      range === null ? (hints[type] ?? copy.types[type]) : copy.range(range),
      ...(guards_money ? [copy.guardsMoney] : []),
    ].join(' · '),
  };
  if (type === 'money') return <RupiahFormField {...field} />;
  if (type === 'ways') return <TicksFormField {...field} options={wayOptions()} posts="unticked" />;
  if (type === 'hosts') return <TicksFormField {...field} options={hostOptions()} posts="ticked" />;
  if (type === 'image') return <ImageFormField {...field} area="content" />;
  return type === 'long_text' ? (
    <GrowingTextareaField {...field} isOptional rows={4} maxLength={5000} />
  ) : (
    <TextField {...field} isOptional maxLength={500} />
  );
}

const wayOptions = () => paymentWays.map((value) => ({ value, label: paymentMethodLabel(value) }));
const hostOptions = () => filmHosts.map((value) => ({ value, label: filmHostName(value) }));

/** As people read it. */
function describeSetting(type: Setting['type'], value: string): string {
  if (type === 'hosts') return hostsIn(value).map(filmHostName).join(', ') || copy.noHosts;
  if (type !== 'ways') return value === '' ? copy.blank : formatSetting(type, value);
  const off = waysIn(value).map(paymentMethodLabel);
  return off.length === 0 ? copy.everyWay : copy.waysOff(off.join(', '));
}

/** Amounts are stored as digits and shown grouped. */
function formatSetting(type: Setting['type'], value: string): string {
  const amount = type === 'money' ? parseRupiah(value) : null;
  return amount?.ok === true ? rupiahText(amount.value) : value;
}
