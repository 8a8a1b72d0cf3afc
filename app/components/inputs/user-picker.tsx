import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { userPickerCopy as copy } from '#messages/components/user-picker.ts';
import type { Result } from '#shared/result.ts';
import { useRemoteSearch } from '../command-palette/use-remote-search.ts';
import { Button } from '../ui/button.tsx';
import { FieldMessages, fieldMessageIds } from '../ui/field.tsx';
import { controlClasses } from '../ui/input.tsx';

export interface PickedUser {
  /** Null: an e-mail address without an account. */
  readonly id: string | null;
  readonly full_name: string;
  readonly email: string;
}

interface UserPickerProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null | undefined;
  readonly value: PickedUser | null;
  readonly onChange: (person: PickedUser | null) => void;
  /** Searches by name or e-mail; must be a stable function. */
  readonly searchUsers: (query: string) => Promise<Result<readonly PickedUser[], unknown>>;
  readonly inviteText?: (address: string) => string;
}

const MIN_QUERY_LENGTH = 2;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export function UserPicker(props: UserPickerProps) {
  const { value, onChange, label, hint, error } = props;
  const isHydrated = useHydrated();
  const [isPicked, setPicked] = useState(false);
  const ids = fieldMessageIds(`person-${label.replace(/\W+/g, '-')}`, { hint, error });
  const choose = (person: PickedUser | null) => {
    setPicked(true);
    onChange(person);
  };
  return (
    <div className="grid gap-1.5">
      <p aria-hidden="true" className="font-semibold text-ui">
        {label}
      </p>
      {value === null && !isHydrated ? (
        // cmdk renders invalid HTML attributes, so it renders only in the browser.
        <input readOnly aria-label={label} placeholder={copy.placeholder} className={controlClasses} />
      ) : value === null ? (
        <UserSearch {...props} onChange={choose} describedBy={ids.described} focuses={isPicked} />
      ) : (
        <SelectedUser label={label} person={value} onClear={() => choose(null)} startsFocused={isPicked} />
      )}
      <FieldMessages hint={hint} hintId={ids.hintId} error={error} errorId={ids.errorId} />
    </div>
  );
}

interface SelectedUserProps {
  readonly label: string;
  readonly person: PickedUser;
  readonly onClear: () => void;
  readonly startsFocused: boolean;
}

function SelectedUser({ label, person, onClear, startsFocused }: SelectedUserProps) {
  const button = useAutoFocus<HTMLButtonElement>(startsFocused);
  return (
    <fieldset className="flex min-h-12 items-center justify-between gap-4 rounded-control bg-sunk py-1.5 pr-1.5 pl-3.5 text-ui">
      <legend className="sr-only">{label}</legend>
      <UserLine person={person} />
      <Button ref={button} type="button" variant="outline" size="sm" onClick={onClear}>
        {copy.change}
      </Button>
    </fieldset>
  );
}

interface UserSearchProps extends UserPickerProps {
  readonly describedBy: string | undefined;
  readonly focuses: boolean;
}

function UserSearch({
  label,
  error,
  onChange,
  searchUsers,
  inviteText,
  describedBy,
  focuses,
}: UserSearchProps) {
  const [search, setSearch] = useState('');
  const input = useAutoFocus<HTMLInputElement>(focuses);
  const { result, state } = useRemoteSearch(search, { minLength: MIN_QUERY_LENGTH, search: searchUsers });
  const people = result?.data ?? [];
  const address = search.trim();
  const isUnknown =
    state === 'idle' && EMAIL.test(address) && !people.some(({ email }) => isSameEmail(email, address));
  const isInviting = isUnknown && inviteText !== undefined;
  return (
    <Command label={label} shouldFilter={false} loop>
      <Command.Input
        ref={input}
        value={search}
        onValueChange={setSearch}
        placeholder={copy.placeholder}
        maxLength={100}
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        {...(error && { 'aria-invalid': true })}
        className={controlClasses}
      />
      {/* cmdk renders a wrapper inside, so `:empty` never matches. */}
      <Command.List
        label={copy.list}
        hidden={people.length === 0 && !isInviting}
        className="mt-1 rounded-card border border-line p-1"
      >
        {people.map((person) => (
          <Command.Item
            key={person.email}
            value={person.email}
            onSelect={() => onChange(person)}
            className="flex min-h-tap cursor-pointer items-center rounded-small px-2.5 text-ui data-[selected=true]:bg-soft"
          >
            <UserLine person={person} />
          </Command.Item>
        ))}
        {isInviting && (
          <Command.Item
            value={address}
            onSelect={() => onChange({ id: null, full_name: address, email: address })}
            className="flex min-h-tap cursor-pointer items-center rounded-small px-2.5 font-semibold text-link text-ui data-[selected=true]:bg-soft"
          >
            {inviteText(address)}
          </Command.Item>
        )}
      </Command.List>
      <p role="status" className="pt-1 text-ink-3 text-small empty:hidden">
        {statusOf(state, { isAsked: address.length >= MIN_QUERY_LENGTH, found: people.length })}
      </p>
    </Command>
  );
}

function statusOf(
  state: 'idle' | 'asking' | 'failed',
  { isAsked, found }: { readonly isAsked: boolean; readonly found: number },
): string | null {
  if (!isAsked || found > 0) return null;
  if (state === 'failed') return copy.failed;
  return state === 'asking' ? copy.searching : copy.nobody;
}

const isSameEmail = (email: string, address: string) => email.toLowerCase() === address.toLowerCase();

function UserLine({ person: { full_name, email } }: { readonly person: PickedUser }) {
  return (
    <span className="min-w-0">
      <b className="font-semibold">{full_name || email}</b>
      {full_name !== '' && full_name !== email && (
        <span className="ml-2 break-all text-ink-2 text-small">{email}</span>
      )}
    </span>
  );
}

function useAutoFocus<Element extends HTMLElement>(focuses: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (focuses) element.current?.focus();
  }, [focuses]);
  return element;
}
