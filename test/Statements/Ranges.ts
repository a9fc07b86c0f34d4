import type { Alias, JoinExpr, Node, RangeVar } from "libpg-query"
import { given } from "./Bindings.ts"
import { condition, isGiven, same, standFor, visit } from "./Conditions.ts"
import { type Columns, type Item, itemOf, resolve, type Scope } from "./Scope.ts"
import { type Answer, itemsOf, textOf, type Walk } from "./Walk.ts"

const anything: Columns = () => given

export const renamed = (answer: Answer, names: ReadonlyArray<Node>): Answer => ({
  ...answer,
  columns: (name) => {
    const at = names.findIndex((node) => textOf(node) === name)
    return at === -1 ? answer.columns(name) : answer.inOrder[at]
  }
})

export const answerOf = (walk: Walk, targets: ReadonlyArray<Node>, scope: Scope): Answer => {
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
    const column = standFor(walk, val, scope)
    byName.set(name ?? "", column)
    return column
  })
  const columns: Columns = (name) =>
    byName.has(name) ? byName.get(name) : whole.map((some) => some(name)).find((column) => column !== undefined)
  return { columns, inOrder }
}

export const table = (walk: Walk, { relname = "", alias }: RangeVar, scope: Scope): Item => {
  const name = alias?.aliasname ?? relname
  const answered = scope.queries.get(relname)
  if (answered !== undefined) return { name, columns: answered, isOpen: false }
  const by = walk.tables.sharded.get(relname)
  if (by === undefined)
    return { name, columns: walk.tables.shared.has(relname) ? () => undefined : anything, isOpen: true }
  const column = walk.fresh(relname)
  walk.touched.push({ table: relname, column })
  scope.bindable.add(column)
  return { name, columns: (asked) => (asked === by ? column : undefined), isOpen: false }
}

const functionName = (alias: Alias | undefined, functions: ReadonlyArray<Node> = []) => {
  if (alias?.aliasname !== undefined) return alias.aliasname
  const [first] = functions.flatMap(itemsOf)
  return first !== undefined && "FuncCall" in first ? (textOf(first.FuncCall.funcname?.at(-1)) ?? "") : ""
}

const join = (walk: Walk, { jointype, larg, quals, rarg, usingClause = [] }: JoinExpr, scope: Scope) => {
  const count = scope.items.length
  const left = larg === undefined ? new Set<string>() : range(walk, larg, scope)
  const middle = scope.items.length
  const right = rarg === undefined ? new Set<string>() : range(walk, rarg, scope)
  const bindable = new Set([
    ...(jointype === "JOIN_INNER" || jointype === "JOIN_RIGHT" ? left : []),
    ...(jointype === "JOIN_INNER" || jointype === "JOIN_LEFT" ? right : [])
  ])
  condition(walk, quals, scope, bindable)
  for (const node of usingClause) {
    const name = textOf(node) ?? ""
    const find = (items: ReadonlyArray<Item>) =>
      items.map(({ columns }) => columns(name)).find((column) => column !== undefined)
    same(walk, find(scope.items.slice(count, middle)), find(scope.items.slice(middle)), bindable)
  }
}

/** Adds what a part of a FROM names, and answers what an outer join with it may bind. */
export const range = (walk: Walk, node: Node, scope: Scope): ReadonlySet<string> => {
  const before = new Set(scope.bindable)
  if ("RangeVar" in node) scope.items.push(table(walk, node.RangeVar, scope))
  else if ("RangeSubselect" in node) {
    const { alias, lateral, subquery } = node.RangeSubselect
    const answer = walk.query(subquery, lateral === true ? scope : scope.outer, scope.queries)
    scope.items.push({
      name: alias?.aliasname ?? "",
      columns: renamed(answer, alias?.colnames ?? []).columns,
      isOpen: false
    })
  } else if ("RangeFunction" in node) {
    const { alias, functions } = node.RangeFunction
    visit(walk, functions, scope)
    const columns: Columns = isGiven(walk, functions, scope) ? anything : () => undefined
    scope.items.push({ name: functionName(alias, functions), columns, isOpen: true })
  } else if ("JoinExpr" in node) join(walk, node.JoinExpr, scope)
  return new Set(Array.from(scope.bindable).filter((column) => !before.has(column)))
}
