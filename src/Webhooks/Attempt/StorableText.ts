/** As PostgreSQL stores text: well-formed Unicode, without the one character that it does not take. */
export const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "\uFFFD")
