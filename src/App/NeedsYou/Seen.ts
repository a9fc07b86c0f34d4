/** As `schema/Seen.ts` has it, which no browser loads. */
const mostSeen = 1_000

/** What stands for the text that somebody answers. */
export const seenOf = (text: string): string => text.slice(0, mostSeen)
