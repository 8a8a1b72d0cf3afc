import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRadicale } from '#tools/setup/find-tools.mjs';
import { freePort } from './free-port.ts';

export const calendarAccount = { username: 'pemilik', password: 'sandi-kalender' };

export interface RunningRadicale {
  /** With a slash at its end. */
  readonly url: string;
  /** A calendar of the account, by its name. */
  makeCalendar(name: string): Promise<string>;
  stop(): Promise<void>;
}

const TRIES = 200;

/** A real CalDAV server of this machine, with one account and no calendar. */
export async function startRadicale(): Promise<RunningRadicale> {
  const command = findRadicale();
  if (command === null) throw new Error('calendars are tested with Radicale');
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'arunika-radicale-')), await freePort()];
  const { username, password } = calendarAccount;
  await writeFile(join(folder, 'users'), `${username}:${password}\n`);
  const settings = {
    'server-hosts': `127.0.0.1:${port}`,
    'auth-type': 'htpasswd',
    'auth-htpasswd-filename': join(folder, 'users'),
    'auth-htpasswd-encryption': 'plain',
    'auth-delay': '0',
    'storage-filesystem-folder': join(folder, 'collections'),
    'logging-level': 'error',
  };
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const server = spawn(command, ['--config', '', ...args], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries === TRIES || server.exitCode !== null) throw new Error('Radicale did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  return {
    url,
    async makeCalendar(name) {
      const address = `${url}${username}/${name}/`;
      const body = `<C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>
        <D:displayname>${name}</D:displayname></D:prop></D:set></C:mkcalendar>`;
      const { status } = await fetch(address, { method: 'MKCALENDAR', headers: { authorization }, body });
      if (status !== 201) throw new Error(`no calendar was made: ${status}`);
      return address;
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}.web/`)).status < 500;
  } catch {
    return false;
  }
}
