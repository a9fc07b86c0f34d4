export interface StatementNamesOptions {
  /** How often a statement is run, of so many of all, until it has a name. */
  readonly often: number
  readonly ofAll: number
  /** Statements that have names. */
  readonly most: number
  /** What a statement has in it that never has one. */
  readonly but: RegExp
}

/**
 * Names of statements that are run again and again; none for one that is rare, and none for any more when there are many:
 * what has a name is kept by each connection.
 */
export const statementNames = ({ but, most, ofAll, often }: StatementNamesOptions) => {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  let counted = 0

  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= most) return known
    if (counted >= ofAll) {
      counts.clear()
      counted = 0
    }
    counted += 1
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    if (count < often || but.test(text)) return undefined
    const name = `steward_${names.size + 1}`
    names.set(text, name)
    counts.delete(text)
    return name
  }
}
