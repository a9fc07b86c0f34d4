/** What an operation is sent, and what it answers to that. */
export interface OperationExample {
  /** Path and required query parameters, by name. */
  readonly parameters?: Readonly<Record<string, string>>
  readonly request?: unknown
  /** By status, those of success. */
  readonly answers: Readonly<Record<number, unknown>>
}

/** By the operation's id. */
export type OperationExamples = Readonly<Record<string, OperationExample>>

/** An answer that holds one value. */
export const data = <A>(value: A) => ({ data: value })

/** A list of which this is all. */
export const wholePage = <A>(...rows: ReadonlyArray<A>) => ({ data: rows, next_cursor: null })
