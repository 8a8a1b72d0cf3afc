import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useHref, useNavigate } from 'react-router';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import type { Profile } from '#contract/account/profile.ts';
import { profileCopy as copy } from '#messages/account/profile.ts';
import { ELIGIBLE_PERCENT, type ProfileCompletion } from '#shared/people/profile.ts';
import { type ProfileForm, ProfileInputs, useProfileActionData, useProfileForm } from './profile-inputs.tsx';
import {
  changedNames,
  completionOf,
  fields,
  PROFILE_FORM,
  type ProfileTab,
  postedValues,
  profileHref,
  profileTabs,
  tabOfField,
} from './profile-values.ts';
import type { LoadedProfile } from './use-profile.ts';

interface Props {
  readonly profile: Profile;
  readonly source: LoadedProfile;
  readonly tab: ProfileTab;
  readonly hasWhatsapp: boolean;
}

/** The open tab is in the URL; all four stay mounted, so that input survives a change of tab. */
export function ProfileFormPage({ profile, source, tab, hasWhatsapp }: Props) {
  const form = useProfileForm(profile, source, useProfileActionData());
  const element = useValuesTypedBeforeHydration(tab, form);
  const navigate = useNavigate();
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null || tabOfField(wanted.current) !== tab) return;
    document.querySelector<HTMLElement>(`[name="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = await form.save();
    const where = problem === null ? null : tabOfField(problem);
    if (where === null) return;
    wanted.current = problem;
    await navigate(profileHref(where), { preventScrollReset: true });
  };
  return (
    <>
      <ProfileRing completion={completionOf(form.values)} />
      <TabLinks current={tab} form={form} />
      <form
        ref={element}
        id={PROFILE_FORM}
        method="post"
        action={useHref(profileHref(tab))}
        onSubmit={submit}
        noValidate
        aria-busy={form.isSaving}
      >
        <input type="hidden" name="base_updated_at" value={form.base_updated_at} />
        <div
          role="tabpanel"
          id="profile-panel"
          aria-labelledby={`profile-tab-${tab}`}
          className="grid items-start gap-x-6 gap-y-5 py-6 sm:grid-cols-2"
        >
          <ProfileInputs tab={tab} form={form} hasWhatsapp={hasWhatsapp} />
        </div>
        <div
          data-foot
          className={cn(
            'z-10 grid gap-2.5 bg-paper py-4 md:flex md:flex-wrap md:items-center',
            form.isDirty && 'sticky bottom-15 lg:bottom-0',
          )}
        >
          <Button type="submit" busyText={form.isSaving ? copy.saving : undefined}>
            {copy.save}
          </Button>
          <Button variant="quiet" onClick={form.reset} disabled={!form.isDirty || form.isSaving}>
            {copy.reset}
          </Button>
          <p
            role="status"
            className={`min-w-0 text-small max-md:order-first empty:hidden md:ml-auto ${form.notice === null ? 'text-ink-2' : form.notice.isGood ? 'text-credit' : 'text-debit'}`}
          >
            {form.notice?.text ?? (form.isDirty ? copy.unsaved : '')}
          </p>
        </div>
      </form>
      <UnsavedChangesGuard isDirty={form.isDirty && !form.isSaving} title={copy.leaveTitle} />
    </>
  );
}

function useValuesTypedBeforeHydration(tab: ProfileTab, form: ProfileForm) {
  const element = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration
  useEffect(() => {
    if (element.current === null) return;
    const formData = new FormData(element.current);
    const values = postedValues(fields[tab], (name) => formData.getAll(name));
    const hasChanged = changedNames(form.values, { ...form.values, ...values }).length > 0;
    if (hasChanged) form.change(values);
  }, []);
  return element;
}

function completionText(tab: ProfileTab, values: ProfileForm['values']): string {
  const names = fields[tab].map(({ name }) => name);
  return copy.filledOf(names.filter((name) => values[name].length > 0).length, names.length);
}

interface TabLinksProps {
  readonly current: ProfileTab;
  readonly form: ProfileForm;
}

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowRight: 1, ArrowLeft: -1 };

function TabLinks({ current, form }: TabLinksProps) {
  const problems = Object.keys(form.problems);
  const navigate = useNavigate();
  const move = async (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = profileTabs.at((profileTabs.indexOf(current) + step) % profileTabs.length);
    if (next === undefined) return;
    await navigate(profileHref(next), { preventScrollReset: true });
    document.getElementById(`profile-tab-${next}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={copy.title}
      onKeyDown={move}
      className="grid grid-cols-2 gap-[3px] rounded-control bg-sunk p-[3px] ring-1 ring-line ring-inset sm:inline-flex"
    >
      {profileTabs.map((tab) => (
        <Link
          key={tab}
          id={`profile-tab-${tab}`}
          role="tab"
          to={profileHref(tab)}
          preventScrollReset
          aria-selected={tab === current}
          aria-controls="profile-panel"
          tabIndex={tab === current ? 0 : -1}
          className="inline-flex min-h-tap items-center justify-center gap-2 whitespace-nowrap rounded-[9px] px-3.5 py-1 text-center font-semibold leading-tight text-ink-2 text-ui hover:text-ink aria-selected:bg-lift aria-selected:text-ink aria-selected:shadow-1 aria-selected:ring-1 aria-selected:ring-line"
        >
          <span>
            {copy.tabs[tab]}{' '}
            <small className="num block font-normal text-ink-3 text-tag">
              {completionText(tab, form.values)}
            </small>
          </span>
          {problems.some((name) => tabOfField(name) === tab) && (
            <i aria-hidden="true" className="block size-2 rounded-full bg-debit" />
          )}
        </Link>
      ))}
    </div>
  );
}

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** PORT-034 to PORT-036 */
export function ProfileRing({ completion }: { readonly completion: ProfileCompletion }) {
  const { percent, is_eligible } = completion;
  return (
    <section
      aria-label={copy.subtitle}
      className="mb-6 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 md:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <Ring percent={percent} isEligible={is_eligible} />
      <p className="text-ui">
        {is_eligible ? copy.congratulations : copy.toGo(ELIGIBLE_PERCENT - percent)}{' '}
        {is_eligible && (
          <Link
            to="/consultation#gratis"
            className="tap-area whitespace-nowrap font-semibold text-link underline underline-offset-4"
          >
            {copy.book}
          </Link>
        )}
      </p>
      <Badge variant={is_eligible ? 'ok' : 'plain'} className="max-md:sr-only">
        {is_eligible ? copy.eligible : copy.notEligible}
      </Badge>
      <Bar percent={percent} isEligible={is_eligible} />
    </section>
  );
}

interface ProfileProgress {
  readonly percent: number;
  readonly isEligible: boolean;
}

function Ring({ percent, isEligible }: ProfileProgress) {
  return (
    <span className="relative grid size-12 place-items-center">
      <svg viewBox="0 0 120 120" aria-hidden="true" className="-rotate-90 absolute inset-0">
        <circle cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="9" className="stroke-sunk" />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${(percent / 100) * LENGTH} ${LENGTH}`}
          className={`${isEligible ? 'stroke-credit' : 'stroke-dawn-2'} ${percent === 0 ? 'opacity-0' : ''}`}
        />
      </svg>
      <b className="figures num text-tag">{percent}%</b>
    </span>
  );
}

function Bar({ percent, isEligible }: ProfileProgress) {
  return (
    <div className="relative col-span-full">
      <div
        role="progressbar"
        aria-label={copy.title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-full bg-sunk"
      >
        <div
          className={`h-full ${isEligible ? 'bg-credit' : 'bg-dawn-2'}`}
          style={{ width: `${percent}%` }}
        />
      </div>
      <span aria-hidden="true" className="absolute top-0 left-[80%] h-1.5 w-0.5 bg-ink" />
    </div>
  );
}
