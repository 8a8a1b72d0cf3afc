import Bowser from 'bowser';
import type { OpenSession } from '#contract/account/security.ts';

type Device = OpenSession['device'];

const kinds: Readonly<Record<string, Device['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** The device of a session, from an untrusted header. */
export function describeDevice(userAgent: string | null): Device {
  if (userAgent === null || userAgent === '') return { name: null, kind: 'program' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const kind = kinds[platform.type ?? ''] ?? 'program';
  const name = [browser.name, os.name].filter((part) => part !== undefined && part !== '').join(' di ');
  return { name: name === '' ? null : name.slice(0, 60), kind };
}
