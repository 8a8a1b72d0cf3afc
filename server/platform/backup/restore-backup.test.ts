import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { refusalOf } from './restore-backup.ts';
import { fingerprintOf } from './write-backup.ts';

const OWN = 'the secret of this installation';

describe('by its manifest a backup', () => {
  const applied_at = '2026-11-01 00:00:00+07';
  const [oldest] = readdirSync('db/migrations').sort();
  const hash = createHash('sha256')
    .update(readFileSync(`db/migrations/${oldest}`))
    .digest('hex');
  const database = { tables: [], migrations: [{ name: String(oldest), hash, applied_at }] };
  const secret = { fingerprint: fingerprintOf(OWN), kept: OWN };
  const own = { database, secret };

  test('goes with the secret that it brings, or with the same one', () => {
    expect(refusalOf(own, null)).toBeNull();
    expect(refusalOf({ ...own, secret: { ...secret, kept: null } }, OWN)).toBeNull();
  });

  test('is refused without its secret, with another one, and by an older release', () => {
    expect(refusalOf({ ...own, secret: { ...secret, kept: null } }, null)).toBe('SECRET_MISSING');
    expect(refusalOf(own, 'another secret than its own')).toBe('OTHER_SECRET');
    const later = { name: '9999-later.sql', hash, applied_at };
    const changed = { name: String(oldest), hash: 'changed since', applied_at };
    for (const unknown of [later, changed])
      expect(refusalOf({ ...own, database: { tables: [], migrations: [unknown] } }, null)).toBe(
        'NEWER_RELEASE',
      );
  });
});
