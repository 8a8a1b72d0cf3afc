import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names without merging conflicts (tailwind-merge costs 8 KB on every page): looks are variants of a
 * component, and an outside `className` only places it.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
