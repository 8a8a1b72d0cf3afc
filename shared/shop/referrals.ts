export const referralStates = ['waiting', 'credited', 'returned', 'refused'] as const;
export type ReferralState = (typeof referralStates)[number];

export const referralRefusals = ['same_device', 'same_payer', 'staff'] as const;

/** The link of a code: its discount is kept for whoever opens it. */
export const referralPath = (code: string): string => `/marketplace?code=${code}`;

/** Rupiah for one friend. */
export const MAX_REFERRAL_REWARD = 10_000_000;
