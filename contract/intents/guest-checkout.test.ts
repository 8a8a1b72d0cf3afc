import { expect, test } from 'vitest';
import { openGuestCheckout } from './guest-checkout.ts';

const nameIssues = (full_name: string) =>
  openGuestCheckout.body.shape.full_name.safeParse(full_name).error?.issues.map(({ message }) => message);

test('a buyer whose name the invoice could not print is asked for its Latin spelling at the name', () => {
  const asked = ['Tulis nama dengan huruf Latin, misalnya seperti di paspor: nama ini dicetak di invoice.'];
  for (const name of ['王小明', 'محمد سالم']) expect(nameIssues(name)).toEqual(asked);
  for (const name of ['Wang Xiaoming', 'Đặng Thị Ngọc Ánh', 'Suharto'])
    expect(nameIssues(name)).toBe(undefined);
});
