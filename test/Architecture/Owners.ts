/** Which room's SQL may name a table. Every table of the migrations has exactly one owner. */
export const owners: Readonly<Record<string, ReadonlyArray<string>>> = {
  Access: [
    "api_keys",
    "attempts",
    "half_sign_ins",
    "idempotent_answers",
    "invitations",
    "known_devices",
    "members",
    "passkey_challenges",
    "passkeys",
    "password_links",
    "passwords",
    "people",
    "rate_limits",
    "recovery_codes",
    "sessions",
    "sign_in_links",
    "totp_secrets",
    "workspaces"
  ],
  Alerts: ["alerts"],
  Audit: ["audit_log"],
  Autopilot: [
    "decision_counts",
    "decision_records",
    "decision_standards",
    "followed_answers",
    "opinion_budgets",
    "policies",
    "policy_tasks",
    "revisits",
    "shadow_decisions",
    "shadows",
    "spot_checks"
  ],
  Comments: [
    "comment_history",
    "comment_search",
    "comment_search_progress",
    "comments",
    "early_reports",
    "posts",
    "told_times"
  ],
  Contacts: ["contact_identities", "contact_links", "contact_tags", "contacts", "messages", "tags"],
  Database: ["installation_secrets", "readiness_probe", "secret_keys", "turns"],
  Directory: ["accounts", "hash_directory"],
  EmailMarketing: ["marketing_calls", "marketing_integrations", "told_systems"],
  Erasure: ["deletion_requests", "erasures", "leaving_people"],
  Moderation: ["answers", "held_answers", "platform_work"],
  OAuth: ["oauth_clients", "oauth_codes", "oauth_grants", "oauth_tokens"],
  Platforms: ["backfills", "connect_attempts", "inbox", "lead_forms", "platform_quotas", "unaddressed_bodies"],
  Reports: ["report_counts", "report_seconds"],
  Sales: ["clicks", "link_sales", "sale_counts", "sales", "tracked_links"],
  Webhooks: ["deliveries", "delivery_attempts", "hook_keys", "hook_queues", "hooks", "undelivered"]
}

interface Exception {
  readonly table: string
  readonly files: RegExp
  readonly why: string
}

/** At most three. A table that needs more has the wrong owner. */
export const exceptions: ReadonlyArray<Exception> = [
  {
    table: "workspaces",
    files: /^src\/Database\/WorkspaceClock\.ts$/,
    why: "sort keys are handed out under the lock of the workspace's row, to rooms below Access, too"
  },
  {
    table: "workspaces",
    files: /^src\/Autopilot\/(Settings\/SettingsRepo|Drafts\/ShadowsRepo)\.ts$/,
    why: "the autopilot's settings are columns of the workspace, so that one row lock holds them and the clock"
  },
  {
    table: "accounts",
    files: /^src\/Autopilot\/Settings\/SettingsRepo\.ts$/,
    why: "the protections of an account's own are a column of the account"
  }
]
