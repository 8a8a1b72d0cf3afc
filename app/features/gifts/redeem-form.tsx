import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { toast } from '#app/lib/toast.ts';
import type { redeemGift } from '#contract/account/gifts.ts';
import { createClient } from '#contract/client.ts';
import { giftsCopy } from './gifts-copy.ts';

const browser = createClient((request) => fetch(request));

/** Opens a gift for the account that is signed in. A code that is refused stays in the field. */
export function RedeemForm({ code: given }: { readonly code: string }) {
  const [code, setCode] = useState(given);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const route = { method: 'post', path: '/api/gifts/redeem' } as const;
    const answer = await browser.call<typeof redeemGift>(route, { body: { code } });
    setIsBusy(false);
    if (!answer.ok) {
      const { refusal } = answer;
      return setProblem(('fields' in refusal ? refusal.fields?.code : undefined) ?? refusal.message);
    }
    toast.success(giftsCopy.opened.title, { description: answer.value.product.title });
    return navigate('/user/purchases');
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5" noValidate>
      <Field label={giftsCopy.code} hint={giftsCopy.codeHint} error={problem} required>
        {(control) => (
          <Input
            {...control}
            value={code}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            className="num tracking-[0.06em]"
            onChange={(event) => {
              setCode(event.target.value);
              setProblem(null);
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        className="justify-self-start"
        busyText={isBusy ? giftsCopy.redeeming : undefined}
      >
        {giftsCopy.redeem}
      </Button>
    </form>
  );
}
