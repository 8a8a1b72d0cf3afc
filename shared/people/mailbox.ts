const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** One spelling per mailbox: without case, `+tag`, and the dots that Gmail ignores. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const [name = ''] = local.split('+');
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
