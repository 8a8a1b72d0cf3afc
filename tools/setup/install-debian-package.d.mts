export function installDebianPackage(name: string): Promise<void>;
