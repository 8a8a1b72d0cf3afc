interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
}
type Packages = Readonly<Record<string, LockedPackage>>;

export function isInstalled(): boolean;
export function matchesLock(locked: Packages, installed: Packages): boolean;
