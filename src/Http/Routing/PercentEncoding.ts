const escapes = /(?:%[0-9a-f]{2})+/gi

const decodedRun = (run: string): string | null => {
  try {
    return decodeURIComponent(run)
  } catch {
    return null
  }
}

/** Whether everything that is escaped in a part of a URL is UTF-8. A `%` that begins no escape stands for itself. */
export const isUtf8 = (part: string): boolean =>
  !part.includes("%") || (part.match(escapes) ?? []).every((run) => decodedRun(run) !== null)

/** A part of a URL with its escapes read; in place of what is not UTF-8 stands U+FFFD. */
export const unescaped = (part: string): string =>
  part.includes("%") ? part.replace(escapes, (run) => decodedRun(run) ?? "\ufffd") : part
