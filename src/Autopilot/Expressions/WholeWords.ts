/** The source of an expression for what another one matches, where that is no part of a longer word. */
export const wholeWords = (source: string): string => `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`
