/** What a client asks of a list. */
export interface PageRequest {
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** A page of a list, newest first; without a cursor it is the last. */
export interface Page<A> {
  readonly data: ReadonlyArray<A>
  readonly next_cursor: string | null
}

/** The page that `rows` begin with: one more than `limit` was read, where there is one. */
export const pageOf = <Row, A>(
  rows: ReadonlyArray<Row>,
  limit: number,
  toItem: (row: Row) => A,
  toCursor: (row: Row) => string
): Page<A> => {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    data: rows.slice(0, limit).map(toItem),
    next_cursor: last === undefined ? null : toCursor(last)
  }
}
