import { SqlClient } from "@effect/sql"
import { Context, Duration, Effect, Layer, Option } from "effect"
import { InvitationId, type PersonId, type WorkspaceId } from "#schema/Ids.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { HashDirectory } from "#src/Directory/HashDirectory.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { hashToken, makeToken } from "#src/Ground/SecretToken.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Mail } from "#src/Mail/Mail.ts"
import { CredentialsRepo } from "../People/CredentialsRepo.ts"
import { parseEmail } from "../People/EmailAddress.ts"
import { type Membership, MembershipRefused, unfit } from "../People/Membership.ts"
import { Workspaces } from "../Workspaces/Workspaces.ts"
import { type Invitation, invitationLetter, invitationOf, recordedInvitation } from "./Invitation.ts"
import { InvitationLimits } from "./InvitationLimits.ts"
import { type InvitationRow, InvitationsRepo } from "./InvitationsRepo.ts"
import { Members } from "./Members.ts"

/** How long an invitation can be accepted. */
export const invitationLifetime = Duration.days(7)

/** Invitations to become a member of a workspace. All of it is in the audit log. */
export class Invitations extends Context.Tag("steward/Invitations")<
  Invitations,
  {
    /**
     * Sends a letter where mail is set up; `link` is what it holds, to be shown where it was not `sent`. An earlier invitation is replaced.
     * How many go to an address, and out of a workspace and from one person, is limited. `inviter`: null for who runs
     * Steward.
     */
    readonly invite: (
      options: Membership & {
        readonly workspaceId: WorkspaceId
        readonly email: string
        readonly actor: string
        readonly inviter?: PersonId | null
      }
    ) => Effect.Effect<
      {
        readonly invitation: Invitation
        readonly link: string
        readonly sent: boolean
        /** Whether the link of an earlier invitation worked until now. */
        readonly replaced: boolean
      },
      MembershipRefused
    >
    readonly list: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<Invitation>>
    /** Taking back what is gone is no error. */
    readonly takeBack: (workspaceId: WorkspaceId, id: InvitationId, actor: string) => Effect.Effect<void>
    /** Drops invitations that have expired; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Invitations,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* InvitationsRepo
      const directory = yield* HashDirectory
      const credentials = yield* CredentialsRepo
      const members = yield* Members
      const workspaces = yield* Workspaces
      const limits = yield* InvitationLimits
      const audit = yield* AuditLog
      const links = yield* AppLinks
      const mail = yield* Mail
      const ids = yield* Ids
      const random = yield* RandomBytes

      /** Answers what it takes the place of. */
      const store = Effect.fnUntraced(function* (row: InvitationRow, hash: Uint8Array) {
        if (row.inviter !== null) yield* members.holdRank(row.workspace_id, row.inviter, row.role)
        const earlier = yield* Effect.orDie(repo.ofEmail(row.workspace_id, row.email))
        if (row.inviter !== null && Option.isSome(earlier)) {
          yield* members.holdRank(row.workspace_id, row.inviter, earlier.value.role)
        }
        yield* directory.enter({ workspaceId: row.workspace_id, hash, endsAt: row.expires_at })
        yield* Effect.orDie(repo.put({ ...row, hash, mailed: mail.delivers }))
        const entry = {
          actor: row.invited_by,
          what: "invitation.made" as const,
          before: null,
          after: recordedInvitation(row)
        }
        yield* audit.record({ workspaceId: row.workspace_id, ...entry })
        return earlier
      }, transaction(sql))

      return Invitations.of({
        invite: tracedFn("Invitations.invite")(function* (options) {
          const { workspaceId, email, role, limitedTo, actor, inviter = null } = options
          const address = Option.getOrNull(parseEmail(email))
          const problem =
            address === null
              ? `"${email}" is not an e-mail address, such as grace@example.com`
              : unfit({ role, limitedTo })
          if (address === null || problem !== null) {
            return yield* new MembershipRefused({ message: problem ?? "" })
          }
          const [workspace] = yield* workspaces.find(workspaceId)
          if (workspace === undefined) return yield* new MembershipRefused({ message: "There is no such workspace" })
          const person = Option.getOrNull(yield* Effect.orDie(credentials.ofEmail(address)))
          if (person !== null && (yield* members.list(workspaceId)).some(({ personId }) => personId === person.id)) {
            return yield* new MembershipRefused({ message: `${person.name} is already a member of this workspace` })
          }
          yield* limits.invitation({ workspaceId, email: address, inviter })
          const token = yield* Effect.provideService(makeToken, RandomBytes, random)
          const at = yield* now
          const row: InvitationRow = {
            workspace_id: workspaceId,
            id: yield* ids.make("inv", InvitationId.make),
            email: address,
            role,
            limited_to: limitedTo,
            invited_by: actor,
            inviter,
            created_at: at,
            expires_at: new Date(at.getTime() + Duration.toMillis(invitationLifetime))
          }
          const earlier = yield* store(row, hashToken(token))
          const link = links.invitation(token)
          const letter = invitationLetter({ invitedBy: actor, role, workspaceName: workspace.name }, link)
          // where no letter can go, whoever invites is shown the link, which no log needs to keep beside
          const sent =
            mail.delivers &&
            (yield* mail.send({ to: address, ...letter }).pipe(
              Effect.as(true),
              Effect.catchAll((error) => Effect.as(Effect.logWarning("An invitation was not sent", error), false))
            ))
          if (!sent) yield* Effect.orDie(repo.markShown(workspaceId, row.id))
          const replaced = Option.exists(earlier, ({ expires_at }) => expires_at > at)
          return { invitation: invitationOf(row), link, sent, replaced }
        }),

        list: tracedFn("Invitations.list")(function* (workspaceId) {
          return (yield* Effect.orDie(repo.list(workspaceId, yield* now))).map(invitationOf)
        }),

        takeBack: tracedFn("Invitations.takeBack")(function* (workspaceId, id, actor) {
          const row = yield* Effect.orDie(repo.remove(workspaceId, id))
          if (Option.isNone(row)) return
          const entry = {
            actor,
            what: "invitation.taken_back" as const,
            before: recordedInvitation(row.value),
            after: null
          }
          yield* audit.record({ workspaceId, ...entry })
        }, transaction(sql)),

        forget: now.pipe(Effect.flatMap(repo.prune), Effect.orDie, span("Invitations.forget"))
      })
    })
  )
}
