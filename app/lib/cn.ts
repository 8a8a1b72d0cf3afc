import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. It does not let a later class win over an earlier one (that library costs 8 KB on every
 * page): a component offers its looks as variants, and the className given to it only places it in a layout.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
