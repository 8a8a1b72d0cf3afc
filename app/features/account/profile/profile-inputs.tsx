import { useId } from 'react';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { profileCopy as copy } from '#messages/account/profile.ts';
import { fields, type ProfileField, type ProfileTab, type TextFieldName } from './profile-fields.ts';
import type { ProfileForm } from './use-profile-form.ts';

interface Props {
  readonly field: ProfileField;
  readonly form: ProfileForm;
}

export function ProfileInputs({ tab, form }: Pick<Props, 'form'> & { readonly tab: ProfileTab }) {
  return fields[tab].map((field) => <ProfileInput key={field.name} field={field} form={form} />);
}

function ProfileInput({ field, form }: Props) {
  const { name, kind, options = [], autoComplete, placeholder } = field;
  const label = copy.fields[name];
  if (name === 'interested_services') return <ServiceChecks label={label} options={options} form={form} />;
  const value = form.values[name];
  const isFirst = Object.keys(form.problems)[0] === name;
  const change = (text: string) => form.change({ [name]: text });
  return (
    <Field label={label} error={form.problems[name]} className={kind === 'area' ? 'sm:col-span-2' : ''}>
      {(control) => {
        const inputProps = { ...control, name, value, ...(isFirst && { autoFocus: true }) };
        if (kind === 'select') {
          return <Choices {...{ inputProps, options }} onChange={change} />;
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
