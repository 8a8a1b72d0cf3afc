import type { giftsCopy as id } from '../id/gifts.ts';

/** Texts of gift codes (DECISIONS 25). */
export const giftsCopy: typeof id = {
  title: 'Gift codes',
  lede: 'Each code opens its product for one other account. Share the link, or read out the code.',
  states: { open: 'Not used yet', redeemed: 'Used', void: 'Not valid' },
  copyLink: 'Copy link',
  copied: 'Link copied to clipboard!',
  notCopied: 'The link could not be copied.',
  boughtOn: (day) => `bought ${day}`,
  redeemedBy: (name, day) => `by ${name}, ${day}`,
  otherAccount: 'another account',
  voidHint: 'Its order was refunded.',
  redeemLink: 'Have a gift code?',
  redeemTitle: 'Redeem a gift code',
  redeemLede: 'Enter the code you were given. The product opens in this account at once.',
  code: 'Gift code',
  codeHint: '16 letters and digits. Hyphens and spaces may be left out.',
  redeem: 'Open the gift',
  redeeming: 'Opening…',
};
