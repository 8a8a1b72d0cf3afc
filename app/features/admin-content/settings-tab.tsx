import { type FormEvent, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { EmptyState } from '#app/components/empty-state.tsx';
import { LeaveGuard } from '#app/components/leave-guard.tsx';
import { MoneyField } from '#app/components/money-field.tsx';
import { useReauthentication } from '#app/components/reauthentication/reauthentication.tsx';
import { SearchField } from '#app/components/search-field.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { Setting, saveSetting } from '#contract/admin/settings.ts';
import { type Result, succeed } from '#shared/result.ts';
import { parseRupiah, rupiahProblemText, rupiahText } from '#shared/typed-rupiah.ts';
import { content } from './content-client.ts';
import { contentCopy } from './content-copy.ts';
import { groupOf, isFound, settingGroups } from './setting-groups.ts';
import { TextField } from './text-field.tsx';
import { useAction } from './use-action.ts';
import { WaitingChange } from './waiting-change.tsx';

const copy = contentCopy.settings;
const hints: Readonly<Record<string, string | undefined>> = copy.hints;

interface SettingsTabProps {
  readonly settings: readonly Setting[];
  /** Who looks at them: what they asked for themselves they can only take back. */
  readonly viewerId: string;
}

/** What names the business and points somewhere, in groups; each line is saved by itself, at once. */
export function SettingsTab({ settings, viewerId }: SettingsTabProps) {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const mark = (key: string, isDirty: boolean) =>
    setDirty((marked) => {
      const others = [...marked].filter((other) => other !== key);
      return new Set(isDirty ? [...others, key] : others);
    });
  const found = settings.filter((setting) => isFound(setting, search));
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
      {found.length === 0 && <EmptyState {...copy.none} />}
      <div className="grid gap-10">
        {settingGroups.map((group) => {
          const lines = found.filter(({ key }) => groupOf(key) === group);
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
                  <SettingLine
                    key={`${setting.key}:${setting.value}`}
                    setting={setting}
                    viewerId={viewerId}
                    onDirty={(isDirty) => mark(setting.key, isDirty)}
                  />
                ))}
              </div>
            </section>
          );
        })}
      </div>
      <LeaveGuard isDirty={dirty.size > 0} title={contentCopy.leave(copy.what)} />
    </>
  );
}

/** What a setting of this type must look like, instead of only that it does not. */
export function toldFor<Refusal extends { readonly code: string; readonly message: string }>(
  type: Setting['type'],
  refusal: Refusal,
) {
  return refusal.code === 'INVALID_SETTING' ? { ...refusal, message: copy.wrong[type] } : refusal;
}

interface SettingLineProps {
  readonly setting: Setting;
  readonly viewerId: string;
  readonly onDirty: (isDirty: boolean) => void;
}

function SettingLine({ setting, viewerId, onDirty }: SettingLineProps) {
  const { key, value: saved, type, description, is_changed, guards_money } = setting;
  const shown = shownValue(type, saved);
  const [value, setValue] = useState(shown);
  // What somebody else made of it in the meantime; the next press of the button is meant to replace that.
  const [theirs, setTheirs] = useState<string | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const { isBusy, problems, run } = useAction();
  const proved = useReauthentication();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const route = { method: 'put', path: '/api/admin/content/settings/{key}' } as const;
    const typed = typedValue(type, value);
    setUnread(typed.ok ? null : typed.refusal);
    if (!typed.ok) return;
    const body = { value: typed.value, base_value: theirs ?? saved };
    const send = async () => {
      const answer = await proved(() => content.call<typeof saveSetting>(route, { params: { key }, body }));
      if (!answer.ok && answer.refusal.code === 'SETTING_CHANGED') setTheirs(answer.refusal.details.value);
      return answer.ok ? answer : { ...answer, refusal: toldFor(type, answer.refusal) };
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
        error={unread ?? problems.value}
        value={value}
        onChange={(next) => {
          setValue(next);
          setUnread(null);
          onDirty(next !== shown);
        }}
      />
      {theirs !== null && (
        <p role="status" className="break-words text-ink-2 text-small sm:col-start-1 sm:row-start-2">
          {copy.theirs}{' '}
          <b className="font-semibold text-ink">{theirs === '' ? copy.blank : shownValue(type, theirs)}</b>
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
      {setting.waiting !== null && <WaitingChange change={setting.waiting} viewerId={viewerId} />}
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
  return <TextField {...field} rows={isLong ? 4 : 1} max={isLong ? 5000 : 500} />;
}

/** Settings are kept as text, an amount as its digits; people read and write it grouped. */
function shownValue(type: Setting['type'], value: string): string {
  const amount = type === 'money' ? parseRupiah(value) : null;
  return amount?.ok === true ? rupiahText(amount.value) : value;
}

function typedValue(type: Setting['type'], text: string): Result<string, string> {
  if (type !== 'money') return succeed(text);
  const amount = parseRupiah(text);
  if (amount.ok) return succeed(String(amount.value));
  return { ok: false, refusal: rupiahProblemText(amount.refusal, 'id') };
}
