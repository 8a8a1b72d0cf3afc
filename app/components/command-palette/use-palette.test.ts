import { expect, test } from 'vitest';
import { applyKey } from './use-palette.tsx';

test('keys typed before the palette has loaded become its text; other keys do not', () => {
  const after = (keys: readonly string[]) => keys.reduce(applyKey, '');
  expect(after(['t', 'e', 'n', 'Backspace', 'm', ' ', 'é'])).toBe('tem é');
  expect(after(['Enter', 'Tab', 'ArrowDown', 'Shift', 'Backspace', 'a', 'Enter'])).toBe('a');
  expect(after(['a', '😀', 'Backspace'])).toBe('a');
  expect(after(Array.from({ length: 130 }, () => 'x'))).toHaveLength(100);
});
