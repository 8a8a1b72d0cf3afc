import { describe, expect, test } from 'vitest';
import { sen } from '#shared/money/money.ts';
import { englishHtmlOf, htmlOf, textOf } from '#tests/support/page.tsx';
import { PostingSummary } from '../dialogs/posting-confirm-dialog.tsx';
import { MoneyField } from './money-field.tsx';
import { UserPicker } from './user-picker.tsx';

const nothing = () => undefined;

describe('the field for an amount (DECISIONS 60)', () => {
  const html = htmlOf(<MoneyField label="Jumlah" name="amount" value="25.000" onChange={nothing} required />);

  test('[AWAL-010] is text with the keys for digits, so that no browser reads a point in its own way, and has no stepper', () => {
    expect(html).toMatch(/<input type="text"[^>]*inputMode="numeric"/);
    expect(html).not.toMatch(/type="number"|step=|min=/);
  });

  test('posts its text under its name, so that a plain form works', () => {
    expect(html).toMatch(/name="amount"[^>]*value="25\.000"/);
    expect(html).toMatch(/<label[^>]*for="([^"]+)"[\s\S]*<input[^>]*id="\1"/);
  });

  test('announces its error', () => {
    const wrong = htmlOf(
      <MoneyField label="Jumlah" value="25,000" error="Tulis ulang." onChange={nothing} />,
    );
    expect(wrong).toMatch(/aria-invalid="true"/);
    expect(textOf(wrong)).toContain('Tulis ulang.');
  });

  test('allows a minus where negative amounts are allowed', () => {
    expect(htmlOf(<MoneyField label="Jumlah" value="" signed onChange={nothing} />)).toMatch(
      /inputMode="text"/,
    );
  });
});

describe('the confirmation before staff post money', () => {
  const account = { name: 'Sari Wulandari', email: 'sari@contoh.example', balance_bigint: sen(12_500_000) };
  const dialogText = (change: number) =>
    textOf(englishHtmlOf(<PostingSummary account={account} change_bigint={sen(change)} />));

  test('shows whose wallet it is, and the balance before and after', () => {
    expect(dialogText(-2_500_000)).toMatch(
      /Sari Wulandari .*sari@contoh.example .*Balance before Rp 125.000 .*Change −Rp 25.000 .*Balance after Rp 100.000/,
    );
    expect(dialogText(2_500_000)).toMatch(/Change \+Rp 25.000 .*Balance after Rp 150.000/);
    expect(dialogText(0)).toMatch(/Change Rp 0 .*Balance after Rp 125.000/);
  });
});

test('a user is picked by name or e-mail: a plain field before hydration, then the user with a way to change', () => {
  const find = async () => ({ ok: true, value: [] }) as const;
  const empty = htmlOf(
    <UserPicker label="User" value={null} onChange={nothing} searchUsers={find} error="Required." />,
  );
  expect(empty).toMatch(/<input readOnly="" aria-label="User"/);
  expect(empty).toMatch(/id="person-User-error"[^>]*>.*Required\./);
  const sari = { id: 'a', full_name: 'Sari Wulandari', email: 'sari@contoh.example' };
  const chosen = textOf(
    englishHtmlOf(<UserPicker label="User" value={sari} onChange={nothing} searchUsers={find} />),
  );
  expect(chosen).toContain('User Sari Wulandari sari@contoh.example Change');
});
