export const LINK_TOKEN = /^[a-z0-9]{6}$/;

export const linkPath = (token: string): string => `/l/${token}`;
