import type { A_Expr, Node } from "libpg-query"
import { given } from "./Bindings.ts"
import { resolve, type Scope } from "./Scope.ts"
import { hasColumn, hasSubLink, itemsOf, textOf, type Walk } from "./Walk.ts"

const isEquality = ({ name = [] }: A_Expr) => textOf(name[0]) === "="

/** Whether nothing in an expression comes from a table. */
export const isGiven = (walk: Walk, value: unknown, scope: Scope): boolean => {
  if (Array.isArray(value)) return value.every((one) => isGiven(walk, one, scope))
  if (typeof value !== "object" || value === null) return true
  if (hasSubLink(value)) return false
  if (hasColumn(value)) return resolve(scope, value.ColumnRef) === given
  return Object.values(value).every((one) => isGiven(walk, one, scope))
}

/** Looks at the queries within expressions. */
export const visit = (walk: Walk, value: unknown, scope: Scope): void => {
  if (typeof value !== "object" || value === null) return
  if (hasSubLink(value)) {
    walk.query(value.SubLink.subselect, scope, scope.queries)
    visit(walk, value.SubLink.testexpr, scope)
    return
  }
  for (const one of Object.values(value)) visit(walk, one, scope)
}

export const standFor = (walk: Walk, node: Node, scope: Scope): string | undefined => {
  if ("ColumnRef" in node) return resolve(scope, node.ColumnRef)
  if ("TypeCast" in node && node.TypeCast.arg !== undefined) return standFor(walk, node.TypeCast.arg, scope)
  if ("SubLink" in node && node.SubLink.subLinkType === "EXPR_SUBLINK") {
    return walk.query(node.SubLink.subselect, scope, scope.queries).inOrder[0]
  }
  return isGiven(walk, node, scope) ? given : undefined
}

export const same = (walk: Walk, one: string | undefined, other: string | undefined, bindable: ReadonlySet<string>) => {
  if (one === undefined || other === undefined) return
  if (bindable.has(other)) walk.bindings.bind(one, other)
  if (bindable.has(one)) walk.bindings.bind(other, one)
}

const equality = (walk: Walk, { kind, lexpr, rexpr }: A_Expr, scope: Scope, bindable: ReadonlySet<string>) => {
  if (lexpr === undefined || rexpr === undefined) return
  const left = itemsOf(lexpr)
  if (kind === "AEXPR_OP") {
    const right = itemsOf(rexpr)
    for (const [at, one] of left.entries()) {
      const other = right[at]
      if (other !== undefined) same(walk, standFor(walk, one, scope), standFor(walk, other, scope), bindable)
    }
  } else if (kind === "AEXPR_OP_ANY" || kind === "AEXPR_IN") {
    if (isGiven(walk, rexpr, scope)) for (const one of left) same(walk, standFor(walk, one, scope), given, bindable)
  }
}

export const condition = (walk: Walk, node: Node | undefined, scope: Scope, bindable: ReadonlySet<string>): void => {
  if (node === undefined) return
  if ("BoolExpr" in node && node.BoolExpr.boolop === "AND_EXPR") {
    for (const part of node.BoolExpr.args ?? []) condition(walk, part, scope, bindable)
    return
  }
  if ("SubLink" in node) {
    const { operName, subLinkType, subselect, testexpr } = node.SubLink
    const answer = walk.query(subselect, scope, scope.queries, subLinkType === "EXISTS_SUBLINK")
    if (testexpr === undefined) return
    visit(walk, testexpr, scope)
    if (subLinkType !== "ANY_SUBLINK" || (operName !== undefined && textOf(operName[0]) !== "=")) return
    for (const [at, one] of itemsOf(testexpr).entries())
      same(walk, standFor(walk, one, scope), answer.inOrder[at], bindable)
    return
  }
  visit(walk, node, scope)
  if ("A_Expr" in node && isEquality(node.A_Expr)) equality(walk, node.A_Expr, scope, bindable)
}
