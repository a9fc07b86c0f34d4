import type { ColumnRef, Node, SubLink } from "libpg-query"
import type { Bindings } from "./Bindings.ts"
import type { Columns, Scope } from "./Scope.ts"

export interface Tables {
  /** The tables that are kept by workspace, and the column that says which. */
  readonly sharded: ReadonlyMap<string, string>
  /** The tables that are the same for all workspaces. */
  readonly shared: ReadonlySet<string>
}

/** What a query answers: what stands for its columns, by name and in their order. */
export interface Answer {
  readonly columns: Columns
  readonly inOrder: ReadonlyArray<string | undefined>
}

/** What is found on a walk through a statement. */
export interface Walk {
  readonly tables: Tables
  readonly bindings: Bindings
  readonly touched: Array<{ readonly table: string; readonly column: string }>
  /** A name that stands for one column alone. */
  readonly fresh: (name: string) => string
  /** `lends`: whether its conditions hold for the query around it as well, as those of EXISTS do. */
  readonly query: (node: Node | undefined, outer: Scope | null, queries: Scope["queries"], lends?: boolean) => Answer
}

export const nothing: Answer = { columns: () => undefined, inOrder: [] }

export const hasSubLink = (value: object): value is { readonly SubLink: SubLink } => "SubLink" in value
export const hasColumn = (value: object): value is { readonly ColumnRef: ColumnRef } => "ColumnRef" in value

export const textOf = (node: Node | undefined) =>
  node !== undefined && "String" in node ? node.String.sval : undefined

/** The values of a row or a list; what is neither is a row of one. */
export const itemsOf = (node: Node): ReadonlyArray<Node> =>
  "RowExpr" in node ? (node.RowExpr.args ?? []) : "List" in node ? (node.List.items ?? []) : [node]
