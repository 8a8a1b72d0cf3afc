import { useField, useInputControl } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { type PickedUser, UserPicker } from '../inputs/user-picker.tsx';

interface UserFormFieldProps extends Pick<ComponentProps<typeof UserPicker>, 'searchUsers'> {
  readonly name: string;
  readonly label: string;
  readonly initialUser?: PickedUser | null;
  readonly hintFor?: (user: PickedUser) => string | undefined;
  readonly inviteText?: (address: string) => string;
}

export function UserFormField({ name, label, initialUser = null, hintFor, ...picker }: UserFormFieldProps) {
  const [field] = useField<string>(name);
  const [user, setUser] = useState(initialUser);
  const { value = '', change } = useInputControl(field);
  const hint = user === null ? undefined : hintFor?.(user);
  return (
    <>
      <UserPicker
        {...picker}
        label={label}
        error={field.errors?.[0]}
        {...(hint !== undefined && { hint })}
        value={user}
        onChange={(picked) => {
          setUser(picked);
          change(picked?.id ?? picked?.email ?? '');
        }}
      />
      <input type="hidden" name={name} value={value} />
    </>
  );
}
