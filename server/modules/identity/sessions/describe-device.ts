import Bowser from 'bowser';

export interface Device {
  /** `Chrome di Android`, as somebody would name it; null when the program did not say. */
  readonly name: string | null;
  readonly kind: 'phone' | 'tablet' | 'computer' | 'program';
}

const kinds: Readonly<Record<string, Device['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** What a session was opened with, for its owner to recognise; from a header that can say anything. */
export function describeDevice(userAgent: string | null): Device {
  if (userAgent === null || userAgent === '') return { name: null, kind: 'program' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const kind = kinds[platform.type ?? ''] ?? 'program';
  const name = [browser.name, os.name].filter((part) => part !== undefined && part !== '').join(' di ');
  return { name: name === '' ? null : name.slice(0, 60), kind };
}
