import { type ReactNode, useId, useState } from 'react';
import { Link, useActionData, useSearchParams } from 'react-router';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { Select } from '#app/components/ui/select.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import type { Profile } from '#contract/account/profile.ts';
import { profileCopy as copy } from '#messages/account/profile.ts';
import { ownWhatsappCopy } from '#messages/whatsapp/settings.ts';
import {
  changedNames,
  fields,
  PROFILE_FORM,
  type ProfileField,
  type ProfileTab,
  type ProfileValues,
  postedValues,
  profileTabFrom,
  rebase,
  type TextFieldName,
  toRequestBody,
  validateProfile,
  valuesOf,
} from './profile-values.ts';
import type { LoadedProfile } from './use-profile.ts';

interface Props {
  readonly field: ProfileField;
  readonly form: ProfileForm;
}

interface InputsProps extends Pick<Props, 'form'> {
  readonly tab: ProfileTab;
  readonly hasWhatsapp?: boolean;
}

export function ProfileInputs({ tab, form, hasWhatsapp = false }: InputsProps) {
  return fields[tab].map((field) => (
    <ProfileInput
      key={field.name}
      field={field}
      form={form}
      hint={field.name === 'whatsapp' && hasWhatsapp && <WhatsappHint />}
    />
  ));
}

/** The number of a profile is for people; messages go to the one that was agreed to. */
function WhatsappHint() {
  return (
    <>
      {ownWhatsappCopy.otherNumber}{' '}
      <Link to="/user/settings?tab=mails" className="text-link underline underline-offset-4">
        {ownWhatsappCopy.settings}
      </Link>
    </>
  );
}

function ProfileInput({ field, form, hint }: Props & { readonly hint: ReactNode }) {
  const { name, kind, options = [], autoComplete, placeholder } = field;
  const label = copy.fields[name];
  if (name === 'interested_services') return <ServiceChecks label={label} options={options} form={form} />;
  const value = form.values[name];
  const isFirst = Object.keys(form.problems)[0] === name;
  const change = (text: string) => form.change({ [name]: text });
  return (
    <Field
      label={label}
      hint={hint}
      error={form.problems[name]}
      className={kind === 'area' ? 'sm:col-span-2' : ''}
    >
      {(control) => {
        const inputProps = { ...control, name, value, ...(isFirst && { autoFocus: true }) };
        if (kind === 'select') {
          return <Choices inputProps={inputProps} options={options} onChange={change} />;
        }
        if (kind === 'area') {
          return (
            <Textarea
              {...inputProps}
              rows={3}
              maxLength={5000}
              onChange={(event) => change(event.target.value)}
            />
          );
        }
        return (
          <Input
            {...inputProps}
            type={kind === 'year' ? 'text' : kind}
            inputMode={kind === 'year' ? 'numeric' : undefined}
            maxLength={kind === 'year' ? 4 : 200}
            autoComplete={autoComplete}
            placeholder={placeholder}
            onChange={(event) => change(event.target.value)}
            onBlur={() => kind === 'url' && change(ensureScheme(value))}
          />
        );
      }}
    </Field>
  );
}

const textOf = (option: string) => copy.options[option] ?? option;

/** `toko.id` becomes `https://toko.id`. */
function ensureScheme(address: string): string {
  const text = address.trim();
  return text === '' || /^[a-z]+:/i.test(text) || !text.includes('.') ? text : `https://${text}`;
}

interface ChoicesProps {
  readonly inputProps: { readonly id: string; readonly name: TextFieldName; readonly value: string };
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}

/** A stored value that is no longer offered stays selectable, so that saving does not lose it. */
function Choices({ inputProps, options, onChange }: ChoicesProps) {
  const isOther = inputProps.value !== '' && !options.includes(inputProps.value);
  return (
    <Select {...inputProps} onChange={(event) => onChange(event.target.value)}>
      <option value="" disabled hidden>
        {copy.choose}
      </option>
      {isOther && <option value={inputProps.value}>{textOf(inputProps.value)}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {textOf(option)}
        </option>
      ))}
    </Select>
  );
}

interface ChecksProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly form: ProfileForm;
}

function ServiceChecks({ label, options, form }: ChecksProps) {
  const id = useId();
  const chosen = form.values.interested_services;
  const toggle = (service: string) =>
    form.change({
      interested_services: chosen.includes(service)
        ? chosen.filter((each) => each !== service)
        : [...chosen, service],
    });
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-2 font-semibold text-ui">{label}</legend>
      <div className="grid border-line border-t sm:grid-cols-2 sm:gap-x-6">
        {options.map((service, at) => (
          <label
            key={service}
            htmlFor={`${id}-${at}`}
            className="flex min-h-12 items-center gap-3 border-line border-b text-ui"
          >
            <input
              id={`${id}-${at}`}
              type="checkbox"
              name="interested_services"
              value={service}
              checked={chosen.includes(service)}
              onChange={() => toggle(service)}
              className="size-5 shrink-0 accent-[var(--action)]"
            />
            {textOf(service)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface ProfileForm {
  readonly values: ProfileValues;
  readonly base_updated_at: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly notice: ProfileNotice | null;
  change(part: Partial<ProfileValues>): void;
  reset(): void;
  /** Returns the first invalid field; null when it was saved, or failed as a whole. */
  save(): Promise<string | null>;
}

interface Base {
  readonly loaded: ProfileValues;
  readonly updated_at: string;
}
const baseOf = (profile: Profile): Base => ({ loaded: valuesOf(profile), updated_at: profile.updated_at });

/**
 * Edits the last loaded profile (PORT-042 to PORT-045). A newer profile replaces the base below unsaved input: nothing
 * typed is lost, nothing saved elsewhere overwritten.
 */
export function useProfileForm(profile: Profile, source: LoadedProfile, posted: ProfileReply): ProfileForm {
  const [base, setBase] = useState(() => baseOf(profile));
  const [values, setValues] = useState<ProfileValues>({ ...base.loaded, ...posted.values });
  const [problems, setProblems] = useState(posted.problems);
  const [notice, setNotice] = useState(posted.notice);
  const [isSaving, setIsSaving] = useState(false);
  if (profile.updated_at > base.updated_at) {
    const newer = baseOf(profile);
    setBase(newer);
    setValues(rebase(base.loaded, values, newer.loaded));
  }

  async function saveProfile(): Promise<string | null> {
    const body = toRequestBody(base.loaded, values);
    const result = await source.save({ ...body, base_updated_at: base.updated_at });
    if (result.ok) {
      // The saved values are the base at once; the rest comes with the next load (PORT-045).
      const saved = baseOf(result.value.profile);
      setBase(saved);
      setValues((current) => rebase(values, current, saved.loaded));
      setNotice({ isGood: true, text: copy.saved });
      await source.reload();
      return null;
    }
    const { refusal } = result;
    if (refusal.code === 'INVALID_INPUT' && 'fields' in refusal && refusal.fields !== undefined) {
      setProblems(refusal.fields);
      return Object.keys(refusal.fields)[0] ?? null;
    }
    const isChanged = refusal.code === 'PROFILE_CHANGED';
    if (isChanged) await source.reload();
    setNotice({ isGood: false, text: isChanged ? refusal.message : copy.failed });
    return null;
  }

  return {
    values,
    base_updated_at: base.updated_at,
    problems,
    notice,
    isSaving,
    isDirty: changedNames(base.loaded, values).length > 0,
    change: (part) => {
      setValues((current) => ({ ...current, ...part }));
      if (notice?.isGood === true) setNotice(null);
      const left = Object.entries(problems).filter(([name]) => !(name in part));
      setProblems(Object.fromEntries(left));
    },
    reset: () => {
      setValues(base.loaded);
      setProblems({});
      setNotice(null);
    },
    save: async () => {
      const errors = validateProfile(values);
      setProblems(errors);
      const [first] = Object.keys(errors);
      if (first !== undefined) return first;
      setIsSaving(true);
      try {
        return await saveProfile();
      } finally {
        setIsSaving(false);
      }
    },
  };
}

/** Announced beside the buttons, because a toast would cover them on a phone. */
interface ProfileNotice {
  readonly isGood: boolean;
  readonly text: string;
}

interface ProfileReply {
  readonly values: Partial<ProfileValues>;
  readonly problems: Readonly<Record<string, string>>;
  readonly notice: ProfileNotice | null;
}

export function useProfileActionData(): ProfileReply {
  const reply = useActionData<FormReply>();
  const [search] = useSearchParams();
  if (reply?.form !== PROFILE_FORM) {
    const isSaved = search.get('saved') !== null;
    return { values: {}, problems: {}, notice: isSaved ? { isGood: true, text: copy.saved } : null };
  }
  const { result, problem } = reply;
  const posted = result?.initialValue ?? {};
  const errors = Object.entries(result?.error ?? {}).map(([name, texts]) => [name, texts?.[0] ?? '']);
  return {
    values: postedValues(fields[profileTabFrom(search)], (name) => [posted[name]].flat()),
    problems: Object.fromEntries(errors),
    notice: problem === null ? null : { isGood: false, text: problem.message },
  };
}
