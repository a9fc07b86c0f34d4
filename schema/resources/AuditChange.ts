/** What the audit log tells of: `kind.change`. */
export const auditChanges = [
  "account.connected",
  "account.disconnected",
  "account_protections.changed",
  "account_protections.removed",
  "alert.changed",
  "assistant.connected",
  "assistant.disconnected",
  "backtest.started",
  "contact.linked",
  "contact.updated",
  "email_marketing.removed",
  "email_marketing.retried",
  "email_marketing.set",
  "guidance.replaced",
  "hook.added",
  "hook.changed",
  "hook.disabled",
  "hook.enabled",
  "hook.passed_on",
  "hook.paused",
  "hook.redelivered",
  "hook.removed",
  "hook.resumed",
  "hook.secret_rotated",
  "hook.subscribed",
  "invitation.accepted",
  "invitation.made",
  "invitation.taken_back",
  "key.created",
  "key.renamed",
  "key.revoked",
  "key.rotated",
  "member.added",
  "member.changed",
  "member.removed",
  "person.deleted",
  "person.factor_reset",
  "person.passkey_added",
  "person.passkey_removed",
  "person.password_changed",
  "person.recovery_code_used",
  "person.recovery_codes_made",
  "person.signed_in",
  "person.totp_added",
  "person.totp_removed",
  "person.vouched",
  "person.wrong_codes",
  "protections.changed",
  "removed_texts.changed",
  "sale.recorded",
  "shadow.promoted",
  "shadow.started",
  "shadow.stopped",
  "undo.started",
  "workspace.renamed",
  "workspace.second_factor_changed",
  "workspace.time_zone_changed"
] as const
export type AuditChange = (typeof auditChanges)[number]

const kindOf = (what: string) => what.split(".")[0] ?? ""

/** The kinds of changes, as in `member` of `member.removed`. */
const auditKinds: ReadonlyArray<string> = [...new Set(auditChanges.map(kindOf))]

const known: ReadonlySet<string> = new Set([...auditKinds, ...auditChanges])

/** What can be looked for: a kind, or one change. */
export const auditFilterValues: ReadonlyArray<string> = [...known]

/** Why nothing can be found under a name, with those that exist; null where something can. */
export const auditChangeProblem = (what: string): string | null => {
  if (known.has(what)) return null
  const alike = auditChanges.filter((change) => what.includes(".") && kindOf(change) === kindOf(what))
  return alike.length > 0
    ? `must be one of ${alike.join(", ")}, or ${kindOf(what)} for all of these`
    : `must be a kind of change (${auditKinds.join(", ")}), or one change, as in member.removed`
}
