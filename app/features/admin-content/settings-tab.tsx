import { type FormEvent, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { EmptyState } from '#app/components/empty-state.tsx';
import { SearchField } from '#app/components/search-field.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { Setting, saveSetting } from '#contract/admin/settings.ts';
import { content } from './content-client.ts';
import { contentCopy } from './content-copy.ts';
import { groupOf, isFound, settingGroups } from './setting-groups.ts';
import { TextField } from './text-field.tsx';
import { useAction } from './use-action.ts';

const copy = contentCopy.settings;
const hints: Readonly<Record<string, string | undefined>> = copy.hints;

/** What names the business and points somewhere, in groups; each line is saved by itself, at once. */
export function SettingsTab({ settings }: { readonly settings: readonly Setting[] }) {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const found = settings.filter((setting) => isFound(setting, search));
  return (
    <>
      <Form method="get" role="search" className="mb-8 max-w-[480px]" preventScrollReset>
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
                  <SettingLine key={`${setting.key}:${setting.value}`} setting={setting} />
                ))}
              </div>
            </section>
          );
        })}
      </div>
    </>
  );
}

function SettingLine({ setting }: { readonly setting: Setting }) {
  const { key, value: saved, type, description, is_changed } = setting;
  const [value, setValue] = useState(saved);
  const { isBusy, problems, run } = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const route = { method: 'put', path: '/api/admin/content/settings/{key}' } as const;
    void run(
      () => content.call<typeof saveSetting>(route, { params: { key }, body: { value } }),
      () => toast.success(contentCopy.saved, { description }),
    );
  };
  return (
    <form onSubmit={submit} noValidate className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        label={description}
        hint={[key, hints[type] ?? copy.types[type]].join(' · ')}
        error={problems.value}
        rows={type === 'long_text' ? 4 : 1}
        max={type === 'long_text' ? 5000 : 500}
        value={value}
        onChange={setValue}
      />
      <div className="flex items-center gap-3 sm:w-36 sm:pt-7">
        {value === saved ? (
          is_changed && <Badge variant="outline">{copy.changed}</Badge>
        ) : (
          <Button type="submit" size="sm" busyText={isBusy ? contentCopy.saving : undefined}>
            {contentCopy.save}
          </Button>
        )}
      </div>
    </form>
  );
}
