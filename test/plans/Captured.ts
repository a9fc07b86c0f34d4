import { Context, Effect, Layer, Redacted, Schema } from "effect"
import type { Pool, PoolClient } from "pg"
import { ConnectionPool, postgres } from "#src/Database/Postgres.ts"

/** A step of a plan as it was carried out. */
export interface PlanNode {
  readonly "Node Type": string
  readonly "Relation Name"?: string | undefined
  readonly "Index Name"?: string | undefined
  readonly "Plan Rows": number
  /** On average of its loops, as what it removed is. Absent in an EXPLAIN, which carries out nothing. */
  readonly "Actual Rows"?: number | undefined
  readonly "Actual Loops"?: number | undefined
  readonly "Rows Removed by Filter"?: number | undefined
  readonly "Rows Removed by Index Recheck"?: number | undefined
  readonly Plans?: ReadonlyArray<PlanNode> | undefined
}
const PlanNode: Schema.Schema<PlanNode> = Schema.Struct({
  "Node Type": Schema.String,
  "Relation Name": Schema.optional(Schema.String),
  "Index Name": Schema.optional(Schema.String),
  "Plan Rows": Schema.Number,
  "Actual Rows": Schema.optional(Schema.Number),
  "Actual Loops": Schema.optional(Schema.Number),
  "Rows Removed by Filter": Schema.optional(Schema.Number),
  "Rows Removed by Index Recheck": Schema.optional(Schema.Number),
  Plans: Schema.optional(Schema.Array(Schema.suspend(() => PlanNode)))
})
const Explained = Schema.Struct({ "Query Text": Schema.String, Plan: PlanNode })
const readPlan = Schema.decodeUnknownSync(Schema.parseJson(Explained))

export interface Statement {
  readonly text: string
  readonly plan: PlanNode
}

/** Every statement that the database carried out, those of triggers and foreign keys included, with its plan. */
export class Captured extends Context.Tag("test/Captured")<
  Captured,
  {
    /** What was carried out since the last time. */
    readonly take: Effect.Effect<ReadonlyArray<Statement>>
  }
>() {}

const settings = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_timing": "off",
  "auto_explain.log_nested_statements": "on",
  "auto_explain.log_format": "json",
  "auto_explain.log_level": "notice"
}

/** A client whose connections tell the plan of everything they carry out. */
export const capturing = (url: Redacted.Redacted) => {
  const statements: Array<Statement> = []
  const heard = new WeakSet<PoolClient>()
  const listen = (pool: Pool) => {
    // not "connect": one connection is there already
    pool.on("acquire", (client) => {
      if (heard.has(client)) return
      heard.add(client)
      client.on("notice", ({ message }) => {
        const [, plan] = message?.split(/^duration: .* plan:\n/) ?? []
        if (plan === undefined) return
        const { Plan, "Query Text": text } = readPlan(plan)
        statements.push({ text, plan: Plan })
      })
    })
    return Captured.of({ take: Effect.sync(() => statements.splice(0)) })
  }
  return Layer.effect(Captured, Effect.map(ConnectionPool, listen)).pipe(
    Layer.provideMerge(postgres({ url: telling(url) }))
  )
}

/** The same database, its sessions set to tell their plans. */
const telling = (url: Redacted.Redacted) => {
  const told = new URL(Redacted.value(url))
  told.searchParams.set(
    "options",
    Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" ")
  )
  return Redacted.make(told.href)
}

/** A plan with all that is within it. */
export const nodesOf = (node: PlanNode): ReadonlyArray<PlanNode> => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** All that a step looked at, what it had no use for included. */
export const rowsRead = (node: PlanNode): number =>
  (node["Actual Loops"] ?? 0) *
  ((node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0))
