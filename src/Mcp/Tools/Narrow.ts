/** One row with the fields that were asked for, and its id; whole where none were. */
const narrowed = <A extends object>(row: A, fields: ReadonlySet<string> | null): Partial<A> => {
  if (fields === null) return row
  const left: Partial<A> = { ...row }
  for (const name in left) if (!fields.has(name)) delete left[name]
  return left
}

const wanted = (fields: ReadonlyArray<string> | undefined) =>
  fields === undefined || fields.length === 0 ? null : new Set(["id", ...fields])

/** An answer that is one object. */
export const narrowedOne = <A extends object>(
  { data }: { readonly data: A },
  fields: ReadonlyArray<string> | undefined
): { readonly data: Partial<A> } => ({ data: narrowed(data, wanted(fields)) })

/** An answer that is a page of a list. */
export const narrowedPage = <A extends object>(
  { data, next_cursor }: { readonly data: ReadonlyArray<A>; readonly next_cursor: string | null },
  fields: ReadonlyArray<string> | undefined
): { readonly data: ReadonlyArray<Partial<A>>; readonly next_cursor: string | null } => {
  const names = wanted(fields)
  return { data: data.map((row) => narrowed(row, names)), next_cursor }
}
