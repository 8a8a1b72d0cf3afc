const MIN_LENGTH = 12;

/** Read from the environment, because arguments show in the list of processes. */
export function readPassphrase(): string {
  const passphrase = (process.env.BACKUP_PASSPHRASE ?? '').trim();
  if (passphrase.length < MIN_LENGTH)
    throw new Error(`BACKUP_PASSPHRASE: isi dengan minimal ${MIN_LENGTH} karakter.`);
  return passphrase;
}
