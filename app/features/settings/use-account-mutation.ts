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
  /** Field to its problem. */
  readonly problems: Readonly<Record<string, string>>;
  /** Runs a call; asks who is there when the server wants to know, and then runs it once more. */
  run<Value>(call: () => Promise<MutationResult<Value>>, done?: (value: Value) => void): Promise<void>;
}

/** One action of the settings: busy while it runs, its problems at their fields, the page fresh after it. */
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
    const answer = await withReauthentication(call);
    if (answer.ok) {
      done?.(answer.value);
      // Until the page is read again it shows what is not so any more, beside the button that did it.
      await revalidate();
    }
    startTransition(() => setIsBusy(false));
    if (answer.ok || isReauthenticationRequired(answer)) return;
    const { message, fields } = answer.refusal;
    if (fields === undefined) toast.error(settingsCopy.failed, { description: message });
    else setProblems(fields);
  }
  return { isBusy, problems, run };
}
