import { z } from 'zod';

/**
 * Everyday words for the problems people really cause; the rest comes from Zod's Indonesian locale. Whoever reads input
 * by a schema of the contract, server or form, imports this first, so that both say the same.
 */
z.config({ ...z.locales.id(), customError: messageFor });

function messageFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined || issue.input === '') return 'Wajib diisi.';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'Isi dengan bilangan bulat.' : 'Isian ini tidak sesuai.';
    case 'invalid_format':
      return issue.format === 'email' ? 'Alamat e-mail tidak valid.' : 'Format isian ini tidak valid.';
    case 'invalid_value':
      return 'Pilihan ini tidak dikenal.';
    case 'unrecognized_keys':
      return 'Isian ini tidak dikenal.';
    case 'too_big':
      return issue.origin === 'string' ? `Maksimal ${issue.maximum} karakter.` : `Maksimal ${issue.maximum}.`;
    case 'too_small':
      return issue.origin === 'string' ? `Minimal ${issue.minimum} karakter.` : `Minimal ${issue.minimum}.`;
    default:
      return undefined;
  }
}
