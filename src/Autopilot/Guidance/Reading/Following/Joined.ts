/** Sentences that are read as one, as they are quoted. */
export const joined = (first: string, behind: ReadonlyArray<string>): string =>
  behind.reduce((said, next) => `${said}${/[?:]$/u.test(said) ? "" : "."} ${next}`, first)

/** Whether what is quoted begins with a sentence. */
export const opensWith = (quoted: string, sentence: string): boolean =>
  quoted === sentence || quoted.startsWith(joined(sentence, [""]))
