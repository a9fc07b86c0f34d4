/**
 * Text from outside as it can be stored: well-formed Unicode without U+0000, which PostgreSQL does not hold.
 * Whatever is not becomes U+FFFD.
 */
export const sanitize = (text: string): string => text.toWellFormed().replaceAll("\u0000", "\uFFFD")
