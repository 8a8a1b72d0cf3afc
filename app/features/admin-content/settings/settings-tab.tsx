import { type FormEvent, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import { MoneyField } from '#app/components/inputs/money-field.tsx';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { useReauthentication } from '#app/components/reauthentication/reauthentication-provider.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { Setting, saveSetting } from '#contract/admin/settings.ts';
import { type Result, succeed } from '#shared/result.ts';
import { parseRupiah, rupiahProblemText, rupiahText } from '#shared/typed-rupiah.ts';
import { contentCopy } from '../content-copy.ts';
import { ControlledTextField } from '../controlled-text-field.tsx';
import { useContentMutation } from '../use-content-mutation.ts';
import { PendingChange } from './pending-change.tsx';
import { groupOf, matchesSearch, settingGroups } from './setting-groups.ts';

const copy = contentCopy.settings;
const hints: Readonly<Record<string, string | undefined>> = copy.hints;

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

/** Replaces the generic refusal by the format that the type expects. */
export function withTypeHint<Refusal extends { readonly code: string; readonly message: string }>(
  type: Setting['type'],
  refusal: Refusal,
) {
  return refusal.code === 'INVALID_SETTING' ? { ...refusal, message: copy.wrong[type] } : refusal;
}

interface SettingRowProps {
  readonly setting: Setting;
  readonly viewerId: string;
  readonly onDirty: (isDirty: boolean) => void;
}

function SettingRow({ setting, viewerId, onDirty }: SettingRowProps) {
  const { key, value: saved, type, description, is_changed, guards_money } = setting;
  const shown = formatSetting(type, saved);
  const [value, setValue] = useState(shown);
  // The value that somebody else saved meanwhile; submitting again replaces it.
  const [conflictingValue, setConflictingValue] = useState<string | null>(null);
  const [parseError, setParseError] = useState<string | null>(null);
  const { isBusy, problems, run } = useContentMutation();
  const withReauthentication = useReauthentication();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const route = { method: 'put', path: '/api/admin/content/settings/{key}' } as const;
    const parsed = parseSetting(type, value);
    setParseError(parsed.ok ? null : parsed.refusal);
    if (!parsed.ok) return;
    const body = { value: parsed.value, base_value: conflictingValue ?? saved };
    const send = async () => {
      const answer = await withReauthentication(() =>
        browserClient.call<typeof saveSetting>(route, { params: { key }, body }),
      );
      if (!answer.ok && answer.refusal.code === 'SETTING_CHANGED')
        setConflictingValue(answer.refusal.details.value);
      return answer.ok ? answer : { ...answer, refusal: withTypeHint(type, answer.refusal) };
    };
    void run(send, ({ setting: { waiting } }) => {
      onDirty(false);
      if (waiting === null) return toast.success(contentCopy.saved, { description });
      setValue(shown);
      toast.success(copy.waiting.asked, { description });
    });
  };
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <SettingField
        type={type}
        label={description}
        hint={[key, hints[type] ?? copy.types[type], ...(guards_money ? [copy.guardsMoney] : [])].join(' · ')}
        error={parseError ?? problems.value}
        value={value}
        onChange={(next) => {
          setValue(next);
          setParseError(null);
          onDirty(next !== shown);
        }}
      />
      {conflictingValue !== null && (
        <p role="status" className="break-words text-ink-2 text-small sm:col-start-1 sm:row-start-2">
          {copy.theirs}{' '}
          <b className="font-semibold text-ink">
            {conflictingValue === '' ? copy.blank : formatSetting(type, conflictingValue)}
          </b>
        </p>
      )}
      <div className="flex items-center gap-3 sm:w-36 sm:pt-7">
        {value === shown ? (
          is_changed && <Badge variant="outline">{copy.changed}</Badge>
        ) : (
          <Button type="submit" size="sm" busyText={isBusy ? contentCopy.saving : undefined}>
            {contentCopy.save}
          </Button>
        )}
      </div>
      {setting.waiting !== null && <PendingChange change={setting.waiting} viewerId={viewerId} />}
    </form>
  );
}

interface SettingFieldProps {
  readonly type: Setting['type'];
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function SettingField({ type, ...field }: SettingFieldProps) {
  if (type === 'money') return <MoneyField {...field} />;
  const isLong = type === 'long_text';
  return <ControlledTextField {...field} rows={isLong ? 4 : 1} maxLength={isLong ? 5000 : 500} />;
}

/** Amounts are stored as digits and shown grouped. */
function formatSetting(type: Setting['type'], value: string): string {
  const amount = type === 'money' ? parseRupiah(value) : null;
  return amount?.ok === true ? rupiahText(amount.value) : value;
}

function parseSetting(type: Setting['type'], text: string): Result<string, string> {
  if (type !== 'money') return succeed(text);
  const amount = parseRupiah(text);
  if (amount.ok) return succeed(String(amount.value));
  return { ok: false, refusal: rupiahProblemText(amount.refusal, 'id') };
}
