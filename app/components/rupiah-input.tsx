import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';
import { Input } from './ui/input.tsx';

type RupiahInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> & {
  /** Whole rupiah as digits, after `-` when it takes away; empty for nothing typed. */
  value: string;
  onChange: (digits: string) => void;
  /** Lets the amount be negative. */
  signed?: boolean;
};

/** An amount in whole rupiah, with points between every three digits while it is typed. */
export function RupiahInput({ value, onChange, signed = false, className, ...props }: RupiahInputProps) {
  return (
    <Input
      inputMode={signed ? 'text' : 'numeric'}
      autoComplete="off"
      maxLength={17}
      className={cn('num', className)}
      {...props}
      value={grouped(value)}
      onChange={({ target }) => onChange(digitsOf(target.value, signed))}
    />
  );
}

/** `250.000` as it was typed: `250000`; a nought alone stays one. The long minus is what a copied amount carries. */
export function digitsOf(text: string, signed: boolean): string {
  const sign = signed && /^\s*[-\u2212]/.test(text) ? '-' : '';
  return (
    sign +
    text
      .replace(/\D/g, '')
      .replace(/^0+(?=\d)/, '')
      .slice(0, 12)
  );
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');
