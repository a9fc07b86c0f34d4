import { loadModule, parsePlPgSQLSync, parseSync } from "libpg-query"
import { type Allowed, type AllowedPlace, allowed } from "./Allowed.ts"
import type { Catalogue } from "./Catalogue.ts"
import { sourcesOf } from "./Sources.ts"
import { unboundTables } from "./Unbound.ts"
import type { Tables } from "./Walk.ts"

const judged = ["SelectStmt", "InsertStmt", "UpdateStmt", "DeleteStmt"]
/** What else touches rows. The service does without, so that nothing here has to understand it. */
const notUnderstood = ["MergeStmt", "CopyStmt", "TruncateStmt"]
/** What changes the schema is a migration, with whatever is done to rows along with it. */
const besides = ["TransactionStmt", "VariableSetStmt"]

/** The tables that a text touches without saying of which workspace; `?` where that cannot be told. */
const unboundOf = (text: string, tables: Tables, variables?: ReadonlySet<string>): ReadonlyArray<string> => {
  const nodes = (parseSync(text).stmts ?? []).flatMap(({ stmt }) => (stmt === undefined ? [] : [stmt]))
  const kinds = nodes.map((node) => Object.keys(node)[0] ?? "")
  if (kinds.some((kind) => notUnderstood.includes(kind))) return ["?"]
  if (!kinds.every((kind) => judged.includes(kind) || besides.includes(kind))) return []
  return [...new Set(nodes.flatMap((node) => unboundTables(node, tables, variables)))].sort()
}

export interface Findings {
  /** What names neither a workspace nor is allowed to, in words. */
  readonly wrong: ReadonlyArray<string>
  /** The allowed places that were needed. */
  readonly used: ReadonlySet<AllowedPlace>
}

/** Judges statements as they were sent: those that templates of the service made. What tests ask themselves may be anything. */
export const judgeStatements = async (
  root: string,
  texts: Iterable<string>,
  tables: Tables,
  allowing: ReadonlyArray<Allowed> = allowed
): Promise<Findings> => {
  await loadModule()
  const places = allowing.flatMap((one) => one.places)
  const used = new Set<AllowedPlace>()
  const wrong = new Map<string, string>()
  const sourceOf = await sourcesOf(root)
  for (const text of texts) {
    const unbound = unboundOf(text, tables)
    if (unbound.length === 0) continue
    const source = sourceOf(text)
    if (source === undefined || !source.file.startsWith("src/")) continue
    const place = places.find(
      ({ file, tables: may }) => file === source.file && (may === "any" || unbound.every((one) => may.includes(one)))
    )
    if (place !== undefined) used.add(place)
    else {
      const what = `${source.file}:${source.line} names no workspace for ${unbound.join(", ")}`
      wrong.set(what, `${what}: ${text.replaceAll(/\s+/g, " ").trim().slice(0, 300)}`)
    }
  }
  return { wrong: [...wrong.values()].sort(), used }
}

const statement = /^\s*(?:select|insert|update|delete|with)\b/i

/** The statements of a function in PostgreSQL's own language, wherever they stand in its tree. */
const statementsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value !== "object" || value === null) return []
  if ("query" in value && typeof value.query === "string") return statement.test(value.query) ? [value.query] : []
  return Object.values(value).flatMap(statementsIn)
}

/** The functions of a database that touch rows without saying of which workspace, in words. */
export const judgeFunctions = async ({ functions, ...tables }: Catalogue): Promise<ReadonlyArray<string>> => {
  await loadModule()
  return functions.flatMap(({ language, name, parameters, text }) => {
    const statements = language === "sql" ? [text] : statementsIn(parsePlPgSQLSync(text))
    const unbound = statements.flatMap((one) => unboundOf(one, tables, new Set(parameters)))
    return unbound.length === 0 ? [] : [`the function ${name} names no workspace for ${unbound.join(", ")}`]
  })
}
