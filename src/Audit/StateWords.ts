type State = Readonly<Record<string, unknown>>

/** Whether what the audit log kept has fields. */
export const isState = (value: unknown): value is State =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const nameInWords = (name: string): string => name.replaceAll("_", " ")

/** A value that the audit log kept, in words and without the punctuation of JSON. */
export const valueInWords = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "nothing"
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (Array.isArray(value)) {
    return value.length === 0 ? "none" : value.map(valueInWords).join(value.some(isState) ? "; " : ", ")
  }
  return isState(value)
    ? Object.entries(value)
        .map(([name, held]) => `${nameInWords(name)}: ${valueInWords(held)}`)
        .join(", ")
    : String(value)
}

/** The fields of a state and their values, in words; one that has none is told as a whole. */
export const factsOf = (state: unknown): ReadonlyArray<readonly [name: string, words: string]> =>
  isState(state)
    ? Object.entries(state).map(([name, value]) => [nameInWords(name), valueInWords(value)])
    : [["value", valueInWords(state)]]
