import type {
  A_Expr,
  Alias,
  ColumnRef,
  DeleteStmt,
  InsertStmt,
  JoinExpr,
  Node,
  RangeVar,
  ReturningClause,
  SelectStmt,
  SubLink,
  UpdateStmt,
  WithClause
} from "libpg-query"
import { Bindings, given } from "./Bindings.ts"
import { type Columns, type Item, itemOf, resolve, type Scope } from "./Scope.ts"

export interface Tables {
  /** The tables that are kept by workspace, and the column that says which. */
  readonly sharded: ReadonlyMap<string, string>
  /** The tables that are the same for all workspaces. */
  readonly shared: ReadonlySet<string>
}

const noVariables: ReadonlySet<string> = new Set()

/** What a query answers: what stands for its columns, by name and in their order. */
interface Answer {
  readonly columns: Columns
  readonly inOrder: ReadonlyArray<string | undefined>
}

const nothing: Answer = { columns: () => undefined, inOrder: [] }
const anything: Columns = () => given

const hasSubLink = (value: object): value is { readonly SubLink: SubLink } => "SubLink" in value
const hasColumn = (value: object): value is { readonly ColumnRef: ColumnRef } => "ColumnRef" in value

const textOf = (node: Node | undefined) => (node !== undefined && "String" in node ? node.String.sval : undefined)
const itemsOf = (node: Node): ReadonlyArray<Node> =>
  "RowExpr" in node ? (node.RowExpr.args ?? []) : "List" in node ? (node.List.items ?? []) : [node]
const isEquality = ({ name = [] }: A_Expr) => textOf(name[0]) === "="

/** The tables kept by workspace of which a statement reads or changes rows without saying of which workspace. */
export const unboundTables = (
  statement: Node,
  { sharded, shared }: Tables,
  variables = noVariables
): ReadonlyArray<string> => {
  const bindings = new Bindings()
  const touched: Array<{ readonly table: string; readonly column: string }> = []
  const answers = new Map<Node | SelectStmt, Answer>()
  let counter = 0

  const fresh = (name: string) => `${name} ${counter++}`

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

  const renamed = (answer: Answer, names: ReadonlyArray<Node>): Answer => ({
    ...answer,
    columns: (name) => {
      const at = names.findIndex((node) => textOf(node) === name)
      return at === -1 ? answer.columns(name) : answer.inOrder[at]
    }
  })

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
    for (const from of it.fromClause ?? []) range(from, scope)
    condition(it.whereClause, scope, scope.bindable)
    const { fromClause, whereClause, withClause, ...rest } = it
    visit(rest, scope)
    if (it.valuesLists !== undefined) {
      const rows = it.valuesLists.map((row) => itemsOf(row).map((value) => standFor(value, scope)))
      const inOrder = (rows[0] ?? []).map((_, at) => (rows.every((row) => row[at] === given) ? given : undefined))
      return { columns: (name) => inOrder[Number(name.slice("column".length)) - 1], inOrder }
    }
    return answerOf(it.targetList ?? [], scope)
  }

  const answerOf = (targets: ReadonlyArray<Node>, scope: Scope): Answer => {
    const byName = new Map<string, string | undefined>()
    const whole: Array<Columns> = []
    const inOrder = targets.map((target) => {
      if (!("ResTarget" in target) || target.ResTarget.val === undefined) return undefined
      const { name, val } = target.ResTarget
      if ("ColumnRef" in val) {
        const fields = val.ColumnRef.fields ?? []
        const last = fields.at(-1)
        if (last !== undefined && "A_Star" in last) {
          const item = itemOf(scope, textOf(fields[0]) ?? "")
          whole.push(...(item === undefined ? scope.items : [item]).map(({ columns }) => columns))
          return undefined
        }
        const column = resolve(scope, val.ColumnRef)
        byName.set(name ?? textOf(last) ?? "", column)
        return column
      }
      const column = standFor(val, scope)
      byName.set(name ?? "", column)
      return column
    })
    const columns: Columns = (name) =>
      byName.has(name) ? byName.get(name) : whole.map((some) => some(name)).find((column) => column !== undefined)
    return { columns, inOrder }
  }

  const table = ({ relname = "", alias }: RangeVar, scope: Scope): Item => {
    const name = alias?.aliasname ?? relname
    const answered = scope.queries.get(relname)
    if (answered !== undefined) return { name, columns: answered, isOpen: false }
    const by = sharded.get(relname)
    if (by === undefined) return { name, columns: shared.has(relname) ? () => undefined : anything, isOpen: true }
    const column = fresh(relname)
    touched.push({ table: relname, column })
    scope.bindable.add(column)
    return { name, columns: (asked) => (asked === by ? column : undefined), isOpen: false }
  }

  /** Adds what a part of a FROM names, and answers what an outer join with it may bind. */
  const range = (node: Node, scope: Scope): ReadonlySet<string> => {
    const before = new Set(scope.bindable)
    if ("RangeVar" in node) scope.items.push(table(node.RangeVar, scope))
    else if ("RangeSubselect" in node) {
      const { alias, lateral, subquery } = node.RangeSubselect
      const answer = query(subquery, lateral === true ? scope : scope.outer, scope.queries)
      scope.items.push({
        name: alias?.aliasname ?? "",
        columns: renamed(answer, alias?.colnames ?? []).columns,
        isOpen: false
      })
    } else if ("RangeFunction" in node) {
      const { alias, functions } = node.RangeFunction
      visit(functions, scope)
      const columns: Columns = isGiven(functions, scope) ? anything : () => undefined
      scope.items.push({ name: functionName(alias, functions), columns, isOpen: true })
    } else if ("JoinExpr" in node) join(node.JoinExpr, scope)
    return new Set(Array.from(scope.bindable).filter((column) => !before.has(column)))
  }

  const functionName = (alias: Alias | undefined, functions: ReadonlyArray<Node> = []) => {
    if (alias?.aliasname !== undefined) return alias.aliasname
    const [first] = functions.flatMap(itemsOf)
    return first !== undefined && "FuncCall" in first ? (textOf(first.FuncCall.funcname?.at(-1)) ?? "") : ""
  }

  const join = ({ jointype, larg, quals, rarg, usingClause = [] }: JoinExpr, scope: Scope) => {
    const count = scope.items.length
    const left = larg === undefined ? new Set<string>() : range(larg, scope)
    const middle = scope.items.length
    const right = rarg === undefined ? new Set<string>() : range(rarg, scope)
    const bindable = new Set([
      ...(jointype === "JOIN_INNER" || jointype === "JOIN_RIGHT" ? left : []),
      ...(jointype === "JOIN_INNER" || jointype === "JOIN_LEFT" ? right : [])
    ])
    condition(quals, scope, bindable)
    for (const node of usingClause) {
      const name = textOf(node) ?? ""
      const find = (items: ReadonlyArray<Item>) =>
        items.map(({ columns }) => columns(name)).find((column) => column !== undefined)
      same(find(scope.items.slice(count, middle)), find(scope.items.slice(middle)), bindable)
    }
  }

  const same = (one: string | undefined, other: string | undefined, bindable: ReadonlySet<string>) => {
    if (one === undefined || other === undefined) return
    if (bindable.has(other)) bindings.bind(one, other)
    if (bindable.has(one)) bindings.bind(other, one)
  }

  const condition = (node: Node | undefined, scope: Scope, bindable: ReadonlySet<string>): void => {
    if (node === undefined) return
    if ("BoolExpr" in node && node.BoolExpr.boolop === "AND_EXPR") {
      for (const part of node.BoolExpr.args ?? []) condition(part, scope, bindable)
      return
    }
    if ("SubLink" in node) {
      const { operName, subLinkType, subselect, testexpr } = node.SubLink
      const answer = query(subselect, scope, scope.queries, subLinkType === "EXISTS_SUBLINK")
      if (testexpr === undefined) return
      visit(testexpr, scope)
      if (subLinkType !== "ANY_SUBLINK" || (operName !== undefined && textOf(operName[0]) !== "=")) return
      for (const [at, one] of itemsOf(testexpr).entries()) same(standFor(one, scope), answer.inOrder[at], bindable)
      return
    }
    visit(node, scope)
    if ("A_Expr" in node && isEquality(node.A_Expr)) equality(node.A_Expr, scope, bindable)
  }

  const equality = ({ kind, lexpr, rexpr }: A_Expr, scope: Scope, bindable: ReadonlySet<string>) => {
    if (lexpr === undefined || rexpr === undefined) return
    const left = itemsOf(lexpr)
    if (kind === "AEXPR_OP") {
      const right = itemsOf(rexpr)
      for (const [at, one] of left.entries()) {
        const other = right[at]
        if (other !== undefined) same(standFor(one, scope), standFor(other, scope), bindable)
      }
    } else if (kind === "AEXPR_OP_ANY" || kind === "AEXPR_IN") {
      if (isGiven(rexpr, scope)) for (const one of left) same(standFor(one, scope), given, bindable)
    }
  }

  const standFor = (node: Node, scope: Scope): string | undefined => {
    if ("ColumnRef" in node) return resolve(scope, node.ColumnRef)
    if ("TypeCast" in node && node.TypeCast.arg !== undefined) return standFor(node.TypeCast.arg, scope)
    if ("SubLink" in node && node.SubLink.subLinkType === "EXPR_SUBLINK") {
      return query(node.SubLink.subselect, scope, scope.queries).inOrder[0]
    }
    return isGiven(node, scope) ? given : undefined
  }

  /** Whether nothing in an expression comes from a table. */
  const isGiven = (value: unknown, scope: Scope): boolean => {
    if (Array.isArray(value)) return value.every((one) => isGiven(one, scope))
    if (typeof value !== "object" || value === null) return true
    if (hasSubLink(value)) return false
    if (hasColumn(value)) return resolve(scope, value.ColumnRef) === given
    return Object.values(value).every((one) => isGiven(one, scope))
  }

  /** Looks at the queries within expressions. */
  const visit = (value: unknown, scope: Scope): void => {
    if (typeof value !== "object" || value === null) return
    if (hasSubLink(value)) {
      query(value.SubLink.subselect, scope, scope.queries)
      visit(value.SubLink.testexpr, scope)
      return
    }
    for (const one of Object.values(value)) visit(one, scope)
  }

  const returned = (clause: ReturningClause | undefined, scope: Scope) => answerOf(clause?.exprs ?? [], scope)

  const insert = (it: InsertStmt, outer: Scope | null, before: Scope["queries"]): Answer => {
    const queries = named(it.withClause, outer, before)
    const scope = scopeOf(outer, queries, false)
    query(it.selectStmt, outer, queries)
    if (it.relation === undefined) return nothing
    const target = table(it.relation, scope)
    const by = sharded.get(it.relation.relname ?? "")
    const written = (it.cols ?? []).map((column) => ("ResTarget" in column ? column.ResTarget.name : undefined))
    const column = by === undefined ? undefined : target.columns(by)
    if (column !== undefined && (written.length === 0 || written.includes(by))) bindings.bind(given, column)
    scope.items.push(target, { ...target, name: "excluded" })
    visit([it.onConflictClause, it.returningClause], scope)
    return returned(it.returningClause, scope)
  }

  const update = (it: UpdateStmt, outer: Scope | null, before: Scope["queries"]): Answer => {
    const scope = scopeOf(outer, named(it.withClause, outer, before), false)
    if (it.relation !== undefined) scope.items.push(table(it.relation, scope))
    for (const from of it.fromClause ?? []) range(from, scope)
    condition(it.whereClause, scope, scope.bindable)
    visit([it.targetList, it.returningClause], scope)
    return returned(it.returningClause, scope)
  }

  const remove = (it: DeleteStmt, outer: Scope | null, before: Scope["queries"]): Answer => {
    const scope = scopeOf(outer, named(it.withClause, outer, before), false)
    if (it.relation !== undefined) scope.items.push(table(it.relation, scope))
    for (const from of it.usingClause ?? []) range(from, scope)
    condition(it.whereClause, scope, scope.bindable)
    visit(it.returningClause, scope)
    return returned(it.returningClause, scope)
  }

  query(statement, null, new Map())
  const bound = bindings.bound()
  return [...new Set(touched.filter(({ column }) => !bound.has(column)).map((it) => it.table))].sort()
}
