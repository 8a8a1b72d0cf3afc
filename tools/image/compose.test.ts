import { readFileSync } from 'node:fs';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ConfigError, loadConfig } from '#server/platform/config/config.ts';
import { root } from '../setup/paths.mjs';

const services = z.record(
  z.string(),
  z.looseObject({
    image: z.string(),
    user: z.string().optional(),
    read_only: z.boolean().optional(),
    cap_drop: z.array(z.string()).optional(),
    ports: z.array(z.string()).default([]),
    networks: z.array(z.string()).default([]),
    environment: z.record(z.string(), z.string()).default({}),
  }),
);
const stack = z
  .object({ services })
  .parse(load(readFileSync(`${root}/compose.yaml`, 'utf8'), { schema: YAML11_SCHEMA })).services;
const example = readFileSync(`${root}/deploy/production.env.example`, 'utf8');

/** `${NAME:-default}` as Compose reads it. */
const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, fallback: string) => values[name] || fallback);

function environmentOf(service: string, values: Readonly<Record<string, string>> = {}) {
  const own = Object.entries(stack[service]?.environment ?? {});
  return { ...values, ...Object.fromEntries(own.map(([name, text]) => [name, filled(text, values)])) };
}

const configOf = (service: string, values: Readonly<Record<string, string>> = {}) =>
  loadConfig({ DATA_DIR: '/tmp', ...environmentOf(service, values) });

function problemsOf(values: Readonly<Record<string, string>>): string {
  try {
    configOf('web-1', values);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

test('two web processes and a worker start as a demo, behind a pooler, with files in a bucket', () => {
  for (const service of ['web-1', 'web-2', 'worker']) {
    const config = configOf(service);
    expect(config).toMatchObject({ is_production: false, trusts_proxy: true, app_url: 'https://localhost' });
    expect(config.pooler_url).toContain('@pgbouncer:6432/');
    expect(config.database_url).toContain('@postgres:5432/');
    expect(config.bucket?.endpoint).toBe('http://files:7070');
  }
  expect(configOf('worker').worker_port).toBe(3000);
});

test('the demo’s secret is refused in production, and so is what the example leaves empty', () => {
  const names = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)];
  const values = Object.fromEntries(names.map(([, name = '', value = '']) => [name, value]));
  const said = problemsOf({ ...values, DOMAIN: 'toko.usaha.id' });
  for (const name of ['AUTH_SECRET', 'ADMIN_EMAILS', 'MAIL_FROM', 'GATEWAYS', 'BACKUP_PASSPHRASE'])
    expect(said).toContain(`${name}: `);
});

test('the example filled in is a production', () => {
  const values = {
    APP_ENV: 'production',
    DOMAIN: 'toko.usaha.id',
    ADMIN_EMAILS: 'pemilik@usaha.id',
    AUTH_SECRET: 'p0Yq3vJt8LzW1nRk5XcB7mHs2GdF9aUe',
    POSTGRES_PASSWORD: 'k3JvQ8mZx1',
    SMTP_URL: 'smtps://u:p@mail.usaha.id',
    MAIL_FROM: 'Toko <halo@usaha.id>',
    GATEWAYS: 'xendit',
    XENDIT_SECRET_KEY: 'xnd_production_1',
    XENDIT_CALLBACK_TOKEN: 'token-of-callbacks',
  };
  expect(problemsOf(values)).toBe('');
});

test('nothing of ours is root, writes to its own files or keeps a capability; only the proxy is open to all', () => {
  for (const service of ['web-1', 'web-2', 'worker'])
    expect(stack[service]).toMatchObject({ user: '10001:10001', read_only: true, cap_drop: ['ALL'] });
  const open = Object.entries(stack).filter(([, { ports }]) =>
    ports.some((port) => !port.startsWith('127.')),
  );
  expect(open.map(([name]) => name)).toEqual(['caddy']);
  for (const name of ['postgres', 'pgbouncer', 'files']) expect(stack[name]?.networks).toEqual(['inside']);
});
