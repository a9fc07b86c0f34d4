/**
 * Text as PostgreSQL stores it: well-formed Unicode, without U+0000, the one character that it does not take. In place
 * of what it does not take stands U+FFFD.
 */
export const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "\uFFFD")
