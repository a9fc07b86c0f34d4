import { Schema } from "effect"
import { filterTime } from "../FilterTime.ts"
import { pageParameters } from "../Page.ts"
import { text } from "../Text.ts"
import { Timestamp } from "../Time.ts"
import { auditChangeProblem, auditFilterValues } from "./AuditChange.ts"

const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

const whatDescription = "What was changed: the whole, as in `member.removed`, or its kind, as in `member`"

/** What entries of the audit log are narrowed by: what exists, and nothing else. */
export const AuditWhat = text({ max: 64, description: whatDescription }).pipe(
  Schema.filter((what) => auditChangeProblem(what) ?? true, {
    description: whatDescription,
    jsonSchema: { enum: auditFilterValues }
  })
)

/** Query parameters that narrow the audit log; all of them combine. */
const auditFilterParameters = {
  actor: optional(text({ max: 200, description: "Who made the change: a name, or a part of one, whatever its case" })),
  what: optional(AuditWhat),
  since: optional(filterTime("Changed at or after (inclusive), with an offset")),
  until: optional(filterTime("Changed before, with an offset"))
}

export const AuditQuery = Schema.Struct({ ...auditFilterParameters, ...pageParameters })
export type AuditQuery = typeof AuditQuery.Type

const state = (description: string) =>
  Schema.Unknown.annotations({ description, jsonSchema: { description, type: ["object", "null"] } })

export const AuditEntry = Schema.Struct({
  id: Schema.String.annotations({ description: "Id of the entry, `aud_…`", jsonSchema: { maxLength: 40 } }),
  at: Timestamp,
  actor: Schema.String.annotations({ description: "Who made the change" }),
  what: Schema.String.annotations({ description: "What was changed, as in `member.removed`" }),
  before: state("Its value before; null when it is new"),
  after: state("Its value since then; null when it was removed")
}).annotations({ identifier: "AuditEntry", description: "A change of settings, keys, hooks, accounts or people" })
export type AuditEntry = typeof AuditEntry.Type
