import type { ColumnRef } from "libpg-query"
import { given } from "./Bindings.ts"

/** What stands for the column of a name; nothing where there is none, or where it says nothing of a workspace. */
export type Columns = (name: string) => string | undefined

/** What a FROM names. */
export interface Item {
  readonly name: string
  readonly columns: Columns
  /** Whether it may have columns that are not known here, so that a name found nowhere else may be one of them. */
  readonly isOpen: boolean
}

/** The names that an expression may use. */
export interface Scope {
  readonly items: Array<Item>
  /** What its conditions may bind. */
  readonly bindable: Set<string>
  readonly outer: Scope | null
  readonly queries: ReadonlyMap<string, Columns>
  /** The names of what is given, in a function. */
  readonly variables: ReadonlySet<string>
}

const names = ({ fields = [] }: ColumnRef) =>
  fields.flatMap((field) => ("String" in field && field.String.sval !== undefined ? [field.String.sval] : []))

export const itemOf = (scope: Scope | null, name: string): Item | undefined =>
  scope === null ? undefined : (scope.items.find((item) => item.name === name) ?? itemOf(scope.outer, name))

/** A bare name is a column of a table before it is one of a function's answer; where it is neither, it is given. */
const bare = (scope: Scope | null, name: string): string | undefined => {
  if (scope === null || scope.variables.has(name)) return given
  for (const { columns, isOpen } of scope.items) {
    const column = isOpen ? undefined : columns(name)
    if (column !== undefined) return column
  }
  const open = scope.items.filter(({ isOpen }) => isOpen)
  if (open.length > 0) return open.map(({ columns }) => columns(name)).find((column) => column !== undefined)
  return bare(scope.outer, name)
}

/** What stands for a column where it is named. */
export const resolve = (scope: Scope, column: ColumnRef): string | undefined => {
  const [first, second] = names(column)
  if (first === undefined) return undefined
  if (second === undefined) return bare(scope, first)
  const item = itemOf(scope, first)
  // the fields of a variable, as in NEW.id
  return item === undefined ? given : item.columns(second)
}
