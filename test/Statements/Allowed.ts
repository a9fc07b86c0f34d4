/** Statements of a file that touch these tables, or some of them, without naming a workspace. */
export interface AllowedPlace {
  readonly file: string
  readonly tables: ReadonlyArray<string> | "any"
}

export interface Allowed {
  readonly why: string
  readonly places: ReadonlyArray<AllowedPlace>
}

const place = (file: string, ...tables: ReadonlyArray<string>): AllowedPlace => ({ file: `src/${file}`, tables })
const anyTable = (file: string): AllowedPlace => ({ file: `src/${file}`, tables: "any" })

/** Where a statement need not name a workspace, and why. What nothing needs any more is a finding of the whole suite. */
export const allowed: ReadonlyArray<Allowed> = [
  {
    why: "a person is asked for by what all their workspaces say of them",
    places: [
      place("Access/Members/MembersRepo.ts", "members", "workspaces"),
      place("Access/People/CredentialsRepo.ts", "members", "workspaces"),
      place("Access/People/PeopleRepo.ts", "members"),
      place("Access/SignIn/SessionsRepo.ts", "members"),
      place("OAuth/Grants/GrantsRepo.ts", "oauth_grants", "oauth_tokens", "workspaces")
    ]
  },
  {
    why: "a platform names a page or somebody, and not whose they are here; which accounts are to be read",
    places: [
      place("Comments/CommentErasure.ts", "accounts", "comments"),
      place("Contacts/ContactErasure.ts", "accounts", "contact_identities"),
      place("Directory/AccountTokenSql.ts", "accounts"),
      place("Directory/ConnectedAccounts.ts", "accounts"),
      place("Directory/ConnectionEndings.ts", "accounts"),
      place("Platforms/Inbox/InboxRepo.ts", "accounts")
    ]
  },
  {
    why: "which workspaces have something to do, or how long it has waited, without a lock on any of it",
    places: [
      place("Access/Keys/KeysRepo.ts", "api_keys"),
      place("Comments/CommentSetsRepo.ts", "comments", "workspaces"),
      place("Comments/Ending/TextTermsRepo.ts", "accounts", "comments"),
      place(
        "Database/Turns.ts",
        "accounts",
        "comment_search_progress",
        "comments",
        "inbox",
        "revisits",
        "turns",
        "workspaces"
      ),
      place("Moderation/Claims/WorkClaimsRepo.ts", "platform_work", "workspaces"),
      place("Moderation/Running/PutOffRepo.ts", "accounts", "platform_work"),
      place("Moderation/WorkRepo.ts", "platform_work"),
      place("Platforms/Inbox/InboxRepo.ts", "accounts", "inbox"),
      place("Webhooks/Queue/DeliveriesRepo.ts", "undelivered"),
      place("Webhooks/Queue/Lanes.ts", "hook_queues", "hooks", "undelivered")
    ]
  },
  {
    why: "the first step of a claim: whose is what has been due longest, without a lock on any of it",
    places: [
      place("Alerts/AlertsRepo.ts", "alerts"),
      place("Autopilot/Drafts/TasksRepo.ts", "policy_tasks"),
      place("Comments/Posts/PostsRepo.ts", "accounts", "posts"),
      place("Comments/ReadBack/UnsureCommentsRepo.ts", "accounts", "comments", "told_times"),
      place("Contacts/Profiles/ProfilesRepo.ts", "accounts", "contacts"),
      place("EmailMarketing/CallsRepo.ts", "marketing_calls"),
      place("Erasure/LeavingRepo.ts", "leaving_people"),
      place("Erasure/SweepRepo.ts", "erasures"),
      place("Moderation/HeldAnswersRepo.ts", "held_answers"),
      place("Platforms/Connect/BackfillsRepo.ts", "backfills"),
      place("Platforms/Leads/FormsRepo.ts", "accounts", "lead_forms")
    ]
  },
  {
    why: "what is over is forgotten in every workspace, and what is remembered of use is written down",
    places: [
      place("Access/Idempotency/IdempotentAnswersRepo.ts", "idempotent_answers"),
      place("Access/Keys/KeysRepo.ts", "api_keys", "rate_limits"),
      place("Access/Members/InvitationsRepo.ts", "invitations"),
      place("Comments/Intake/EarlyReportsRepo.ts", "early_reports"),
      place("Comments/Intake/ToldTimesRepo.ts", "told_times"),
      place("OAuth/Clients/ClientsRepo.ts", "oauth_grants"),
      place("OAuth/Grants/GrantsRepo.ts", "oauth_codes", "oauth_grants", "oauth_tokens"),
      place("Platforms/Connect/ConnectAttemptsRepo.ts", "connect_attempts"),
      place("Webhooks/Queue/Pruning.ts", "deliveries", "delivery_attempts", "hooks", "undelivered")
    ]
  },
  {
    why: "an operator asks for, or mends, what the whole installation has",
    places: [
      place("Access/Workspaces/TextRetention.ts", "workspaces"),
      place("Access/Workspaces/WorkspacesRepo.ts", "workspaces"),
      anyTable("Database/BoundedTimes.ts"),
      place("Platforms/Inbox/UnreadBodiesRepo.ts", "accounts", "inbox"),
      anyTable("Database/Secrets/SealedColumns.ts")
    ]
  },
  {
    why: "the workspace is among the keys of the index that is searched",
    places: [place("Comments/CommentsRepo.ts", "comment_search", "comments")]
  }
]
