import type { DeleteStmt, InsertStmt, Node, ReturningClause, SelectStmt, UpdateStmt, WithClause } from "libpg-query"
import { Bindings, given } from "./Bindings.ts"
import { condition, standFor, visit } from "./Conditions.ts"
import { answerOf, range, renamed, table } from "./Ranges.ts"
import type { Columns, Scope } from "./Scope.ts"
import { type Answer, itemsOf, nothing, type Tables, type Walk } from "./Walk.ts"

const noVariables: ReadonlySet<string> = new Set()

/** The tables kept by workspace of which a statement reads or changes rows without saying of which workspace. */
export const unboundTables = (statement: Node, tables: Tables, variables = noVariables): ReadonlyArray<string> => {
  const answers = new Map<Node, Answer>()
  let counter = 0

  const query = (node: Node | undefined, outer: Scope | null, queries: Scope["queries"], lends = false): Answer => {
    if (node === undefined) return nothing
    const known = answers.get(node)
    if (known !== undefined) return known
    const answer =
      "SelectStmt" in node
        ? select(node.SelectStmt, outer, queries, lends)
        : "InsertStmt" in node
          ? insert(node.InsertStmt, outer, queries)
          : "UpdateStmt" in node
            ? update(node.UpdateStmt, outer, queries)
            : "DeleteStmt" in node
              ? remove(node.DeleteStmt, outer, queries)
              : nothing
    answers.set(node, answer)
    return answer
  }

  const walk: Walk = {
    tables,
    bindings: new Bindings(),
    touched: [],
    fresh: (name) => `${name} ${counter++}`,
    query
  }
  const { bindings, fresh, touched } = walk

  const scopeOf = (outer: Scope | null, queries: Scope["queries"], lends: boolean): Scope => ({
    items: [],
    bindable: new Set(lends ? outer?.bindable : []),
    outer,
    queries,
    variables
  })

  const named = (clause: WithClause | undefined, outer: Scope | null, before: Scope["queries"]): Scope["queries"] => {
    const queries = new Map(before)
    for (const node of clause?.ctes ?? []) {
      if (!("CommonTableExpr" in node)) continue
      const { ctename = "", ctequery, aliascolnames = [] } = node.CommonTableExpr
      // where a query names itself, its first part says what its columns are
      const own = fresh(ctename)
      const itself: Columns = (name) => `${own}.${name}`
      const within = clause?.recursive === true ? new Map(queries).set(ctename, itself) : queries
      const answer = renamed(query(ctequery, outer, within), aliascolnames)
      queries.set(ctename, (name) => {
        const column = answer.columns(name)
        if (column !== undefined) bindings.bind(column, itself(name) ?? given)
        return column
      })
    }
    return queries
  }

  const select = (
    { larg, rarg, ...it }: SelectStmt,
    outer: Scope | null,
    before: Scope["queries"],
    lends: boolean
  ): Answer => {
    const queries = named(it.withClause, outer, before)
    if (larg !== undefined && rarg !== undefined) {
      const answer = select(larg, outer, queries, lends)
      select(rarg, outer, queries, lends)
      return answer
    }
    const scope = scopeOf(outer, queries, lends)
    for (const from of it.fromClause ?? []) range(walk, from, scope)
    condition(walk, it.whereClause, scope, scope.bindable)
    const { fromClause, whereClause, withClause, ...rest } = it
    visit(walk, rest, scope)
    if (it.valuesLists !== undefined) {
      const rows = it.valuesLists.map((row) => itemsOf(row).map((value) => standFor(walk, value, scope)))
      const inOrder = (rows[0] ?? []).map((_, at) => (rows.every((row) => row[at] === given) ? given : undefined))
      return { columns: (name) => inOrder[Number(name.slice("column".length)) - 1], inOrder }
    }
    return answerOf(walk, it.targetList ?? [], scope)
  }

  const returned = (clause: ReturningClause | undefined, scope: Scope) => answerOf(walk, clause?.exprs ?? [], scope)

  const insert = (it: InsertStmt, outer: Scope | null, before: Scope["queries"]): Answer => {
    const queries = named(it.withClause, outer, before)
    const scope = scopeOf(outer, queries, false)
    query(it.selectStmt, outer, queries)
    if (it.relation === undefined) return nothing
    const target = table(walk, it.relation, scope)
    const by = tables.sharded.get(it.relation.relname ?? "")
    const written = (it.cols ?? []).map((column) => ("ResTarget" in column ? column.ResTarget.name : undefined))
    const column = by === undefined ? undefined : target.columns(by)
    if (column !== undefined && (written.length === 0 || written.includes(by))) bindings.bind(given, column)
    scope.items.push(target, { ...target, name: "excluded" })
    visit(walk, [it.onConflictClause, it.returningClause], scope)
    return returned(it.returningClause, scope)
  }

  const update = (it: UpdateStmt, outer: Scope | null, before: Scope["queries"]): Answer => {
    const scope = scopeOf(outer, named(it.withClause, outer, before), false)
    if (it.relation !== undefined) scope.items.push(table(walk, it.relation, scope))
    for (const from of it.fromClause ?? []) range(walk, from, scope)
    condition(walk, it.whereClause, scope, scope.bindable)
    visit(walk, [it.targetList, it.returningClause], scope)
    return returned(it.returningClause, scope)
  }

  const remove = (it: DeleteStmt, outer: Scope | null, before: Scope["queries"]): Answer => {
    const scope = scopeOf(outer, named(it.withClause, outer, before), false)
    if (it.relation !== undefined) scope.items.push(table(walk, it.relation, scope))
    for (const from of it.usingClause ?? []) range(walk, from, scope)
    condition(walk, it.whereClause, scope, scope.bindable)
    visit(walk, it.returningClause, scope)
    return returned(it.returningClause, scope)
  }

  query(statement, null, new Map())
  const bound = bindings.bound()
  return [...new Set(touched.filter(({ column }) => !bound.has(column)).map((it) => it.table))].sort()
}
