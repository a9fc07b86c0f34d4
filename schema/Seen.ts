/** As many of the first characters of a comment as tell whether it was edited since it was read. */
export const mostSeen = 1_000

/** What stands for the text that somebody answers. */
export const seenOf = (text: string): string => text.slice(0, mostSeen)
