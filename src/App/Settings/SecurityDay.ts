/** A time as people write it, in UTC: the account belongs to no workspace, and so to no time zone. */
export const dayOf = (timestamp: string): string => `${timestamp.slice(0, 10)} ${timestamp.slice(11, 16)} UTC`
