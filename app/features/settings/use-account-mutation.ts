import { startTransition, useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  isReauthenticationRequired,
  useReauthentication,
} from '#app/components/reauthentication/reauthentication-provider.tsx';
import { toast } from '#app/lib/toast.ts';
import type { MutationResult } from './account-client.ts';
import { settingsCopy } from './settings-copy.ts';

export interface AccountMutation {
  readonly isBusy: boolean;
  /** Messages by field. */
  readonly problems: Readonly<Record<string, string>>;
  /** Reauthenticates when the server asks for it, then calls once more. */
  run<Value>(call: () => Promise<MutationResult<Value>>, done?: (value: Value) => void): Promise<void>;
}

/** Runs one change of the settings: busy state, problems at their fields, then revalidation. */
export function useAccountMutation(): AccountMutation {
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { revalidate } = useRevalidator();
  const withReauthentication = useReauthentication();

  async function run<Value>(
    call: () => Promise<MutationResult<Value>>,
    done?: (value: Value) => void,
  ): Promise<void> {
    setIsBusy(true);
    setProblems({});
    const result = await withReauthentication(call);
    if (result.ok) {
      done?.(result.value);
      // Stays busy until the page is revalidated: the old state must not show beside the button.
      await revalidate();
    }
    startTransition(() => setIsBusy(false));
    if (result.ok || isReauthenticationRequired(result)) return;
    const { message, fields } = result.refusal;
    if (fields === undefined) toast.error(settingsCopy.failed, { description: message });
    else setProblems(fields);
  }
  return { isBusy, problems, run };
}
