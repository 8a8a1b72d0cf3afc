import { describe, expect, test } from 'vitest';
import { readMigrations } from '#server/platform/database/migrate.ts';
import { refusalOf } from './restore-backup.ts';
import { fingerprintOf } from './write-backup.ts';

const OWN = 'the secret of this installation';

describe('by its manifest a backup', () => {
  const applied_at = '2026-11-01 00:00:00+07';
  const migrations = readMigrations().map(({ name, hash }) => ({ name, hash, applied_at }));
  const database = { tables: [], migrations };
  const secret = { fingerprint: fingerprintOf(OWN), kept: OWN };
  const own = { database, secret };

  test('goes with the secret that it brings, or with the same one', () => {
    expect(refusalOf(own, null)).toBeNull();
    expect(refusalOf({ ...own, secret: { ...secret, kept: null } }, OWN)).toBeNull();
  });

  test('is refused without its secret, with another one, and by an older release', () => {
    expect(refusalOf({ ...own, secret: { ...secret, kept: null } }, null)).toBe('SECRET_MISSING');
    expect(refusalOf(own, 'another secret than its own')).toBe('OTHER_SECRET');
    const later = { name: '9999-later.sql', hash: 'of a later one', applied_at };
    const changed = migrations.map((known) => ({ ...known, hash: 'changed since' }));
    for (const unknown of [[...migrations, later], changed])
      expect(refusalOf({ ...own, database: { tables: [], migrations: unknown } }, null)).toBe(
        'NEWER_RELEASE',
      );
  });

  test('is refused when a release before 1.0 wrote it', () => {
    const old = [{ name: '0001-platform.sql', hash: 'of that release', applied_at }];
    expect(refusalOf({ ...own, database: { tables: [], migrations: old } }, null)).toBe('PRERELEASE');
  });
});
