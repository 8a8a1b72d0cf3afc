import { type FormEvent, type ReactNode, useState } from 'react';
import { Form, Link, useNavigate, useSearchParams } from 'react-router';
import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { FormLanguageSwitch } from '#app/components/admin/translations/form-languages.tsx';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { FormSection } from '#app/components/form/form-sections.tsx';
import { ImageFormField } from '#app/components/form/image-form-field.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { TicksFormField } from '#app/components/form/ticks-form-field.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { type Setting, saveSetting } from '#contract/content/admin-settings.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { settingsCopy as copy } from '#messages/content/admin-settings.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import { isTranslatedSetting, rangeOf } from '#shared/content/site-settings.ts';
import { filmHostName, filmHosts, hostsIn } from '#shared/courses/film-hosts.ts';
import { parseRupiah, rupiahText } from '#shared/money/typed-rupiah.ts';
import { paymentWays, waysIn } from '#shared/payments/payment-ways.ts';
import { PendingChange } from './pending-change.tsx';
import { linesOf, matchesSearch, type SettingGroup, settingFormId, settingGroups } from './setting-groups.ts';
import { settingInput } from './setting-input.ts';

interface SettingsTabProps {
  readonly settings: readonly Setting[];
  readonly viewerId: string;
}

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
  const groups = settingGroups
    .map((group) => ({ group, lines: linesOf(group, matching) }))
    .filter(({ lines }) => lines.length > 0);
  const shown = groups.find(({ group }) => group === params.get('subject'))?.group ?? groups[0]?.group;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 lg:mb-8">
        <Form
          method="get"
          role="search"
          className="max-w-[480px] flex-[1_1_16rem]"
          preventScrollReset
          replace={search !== ''}
        >
          <SearchField value={search} placeholder={copy.search} />
        </Form>
        <FormLanguageSwitch />
      </div>
      {groups.length === 0 && <EmptyState {...copy.none} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[180px_minmax(0,1fr)]">
        {search === '' && <SubjectIndex current={shown} />}
        <div className="grid max-w-[820px] grid-cols-[minmax(0,1fr)] gap-8 lg:col-start-2">
          {groups
            .filter(({ group }) => search !== '' || group === shown)
            .map(({ group, lines }) => (
              <FormSection
                key={group}
                id={group}
                title={copy.groups[group]}
                {...(lines.every(({ guards_money }) => guards_money) && { hint: copy.guardsMoney })}
              >
                <div className="divide-y divide-line">
                  {lines.map((setting) => (
                    <SettingRow
                      key={`${setting.key}:${setting.value}`}
                      setting={setting}
                      viewerId={viewerId}
                      onDirty={(isDirty) => setDirtyKey(setting.key, isDirty)}
                    />
                  ))}
                </div>
              </FormSection>
            ))}
        </div>
      </div>
      <UnsavedChangesGuard isDirty={dirty.size > 0} title={contentCopy.leave(copy.what)} />
    </>
  );
}

function SubjectIndex({ current }: { readonly current: SettingGroup | undefined }) {
  const navigate = useNavigate();
  return (
    <>
      <Select
        aria-label={copy.index}
        value={current}
        onChange={({ target }) => void navigate(subjectHref(target.value))}
        className="lg:hidden"
      >
        {settingGroups.map((group) => (
          <option key={group} value={group}>
            {copy.groups[group]}
          </option>
        ))}
      </Select>
      <nav aria-label={copy.index} className="sticky top-5 self-start max-lg:hidden">
        <ul>
          {settingGroups.map((group) => (
            <li key={group}>
              <Link
                to={subjectHref(group)}
                aria-current={group === current ? 'page' : undefined}
                className="flex min-h-10 items-center border-line border-l-2 pl-3.5 font-medium text-ink-2 text-ui hover:text-ink aria-[current=page]:border-dawn-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {copy.groups[group]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

const subjectHref = (group: string) => `/admin/content/settings?subject=${group}`;

interface SettingRowProps {
  readonly setting: Setting;
  readonly viewerId: string;
  readonly onDirty: (isDirty: boolean) => void;
}

function SettingRow({ setting, viewerId, onDirty }: SettingRowProps) {
  const { key, value: saved, type, waiting } = setting;
  const shown = formatSetting(type, saved);
  const form = useAdminForm({
    id: settingFormId(key),
    action: '/admin/content/settings',
    schema: settingInput,
    defaults: { value: shown },
    failed: contentCopy.notSaved,
    onDone: ({ outcome }) => {
      onDirty(false);
      if (outcome === 'waiting') form.meta.reset();
    },
  });
  const theirs = saveSetting.refusals.SETTING_CHANGED.details.safeParse(form.details);
  const base_value = theirs.success ? theirs.data.value : saved;
  const isTyped = (form.meta.value?.value ?? '') !== shown;
  return (
    <div title={key} className="grid gap-2 py-4 first:pt-0">
      <ActionForm
        form={form}
        label={setting.description}
        className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto] [&_[data-slot=optional]]:hidden"
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
        <div className="flex items-center gap-3 sm:w-28 sm:pt-1">
          {isTyped ? (
            <Button type="submit" size="sm" busyText={form.isBusy ? contentCopy.saving : undefined}>
              {contentCopy.save}
            </Button>
          ) : (
            <SettingMark setting={setting} />
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

function SettingMark({ setting }: Pick<SettingRowProps, 'setting'>) {
  const { value, is_changed, guards_money } = setting;
  if (is_changed || guards_money) return null;
  return <span className="text-ink-3 text-small">{value === '' ? copy.missing : copy.unchanged}</span>;
}

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

function SettingField({ setting: { key, type, description } }: Pick<SettingRowProps, 'setting'>) {
  const hints: Readonly<Record<string, string | undefined>> = copy.hints;
  const range = rangeOf(key);
  const hint = range === null ? hints[type] : copy.range(range);
  const field = { name: 'value', label: withoutSubject(description), ...(hint !== undefined && { hint }) };
  const line = { ...field, className: SIDE_BY_SIDE };
  if (type === 'money') return <RupiahFormField {...line} />;
  if (type === 'ways')
    return <TicksFormField {...field} hint={copy.hints.ways} options={wayOptions()} posts="unticked" />;
  if (type === 'hosts')
    return <TicksFormField {...field} hint={copy.hints.hosts} options={hostOptions()} posts="ticked" />;
  if (type === 'image') return <ImageFormField {...field} hint={copy.hints.image} area="content" />;
  return type === 'long_text' ? (
    <GrowingTextareaField {...line} isOptional rows={4} maxLength={5000} />
  ) : (
    <TextField {...line} isOptional maxLength={500} />
  );
}

function withoutSubject(description: string): string {
  const line = description.replace(/^[^:;(]+: /, '');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const SIDE_BY_SIDE =
  'md:grid-cols-[12rem_minmax(0,1fr)] md:gap-x-6 md:*:col-start-2 md:[&>:first-child]:col-start-1 md:[&>:first-child]:row-start-1 md:[&>:first-child]:pt-3';

const wayOptions = () => paymentWays.map((value) => ({ value, label: paymentMethodLabel(value) }));
const hostOptions = () => filmHosts.map((value) => ({ value, label: filmHostName(value) }));

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
