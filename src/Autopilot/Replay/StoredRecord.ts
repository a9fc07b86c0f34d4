import { createHash } from "node:crypto"
import type { SqlClient } from "@effect/sql"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { DecisionRecord } from "../Decide/Decision.ts"

type Input = DecisionRecord["input"]

/** What all comments of a set are judged by. */
export interface StoredStandard {
  readonly id: string
  readonly standard: Pick<Input, "protections" | "trust">
}

/** The record of one decision, without what others have in common with it. */
export interface StoredRecord {
  readonly standard_id: string
  readonly record: Omit<DecisionRecord, "input"> & { readonly input: Omit<Input, keyof StoredStandard["standard"]> }
}

const digest = (standard: StoredStandard["standard"]) =>
  createHash("sha256").update(JSON.stringify(standard)).digest("base64url")

const isSame = ({ protections, trust }: Input, known: StoredStandard["standard"]) =>
  protections === known.protections &&
  trust.thresholds === known.trust.thresholds &&
  trust.asksMoreAbout === known.trust.asksMoreAbout

/** What was decided with its records as they are stored, in its order, and each of the standards that they name once. */
export const storedRecords = <Decided extends { readonly record: DecisionRecord }>(all: ReadonlyArray<Decided>) => {
  const standards: Array<StoredStandard> = []
  const standardOf = (input: Input) => {
    const met = standards.find(({ standard }) => isSame(input, standard))
    if (met !== undefined) return met
    const standard = { protections: input.protections, trust: input.trust }
    const next = { id: digest(standard), standard }
    standards.push(next)
    return next
  }
  const decided = all.map((one) => {
    const { decision, input } = one.record
    const { protections: _, trust: __, ...own } = input
    const stored: StoredRecord = { standard_id: standardOf(input).id, record: { input: own, decision } }
    return { one, stored }
  })
  return { decided, standards: [...new Map(standards.map((one) => [one.id, one])).values()] }
}

/** The SQL of decisions of a workspace with their records whole again; older ones, and those erased, are as they are. */
export const wholeRecords = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId) => sql`
  SELECT d.comment_id, d.outcome, d.at,
    coalesce(jsonb_set(d.record, '{input}', s.standard || (d.record->'input')), d.record) AS record
  FROM decision_records d
  LEFT JOIN decision_standards s ON s.workspace_id = ${workspaceId} AND s.id = d.standard_id
  WHERE d.workspace_id = ${workspaceId}`

/** The SQL of the latest decision about a comment. */
export const latestRecord = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, commentId: CommentId) =>
  sql`${wholeRecords(sql, workspaceId)} AND d.comment_id = ${commentId} ORDER BY d.at DESC LIMIT 1`
