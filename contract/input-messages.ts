import { z } from 'zod';

/**
 * Plain messages for common input problems; the rest is Zod's Indonesian locale. Server and forms both import this
 * before parsing.
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
