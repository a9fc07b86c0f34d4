import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { mayManage } from "#schema/resources/Permission.ts"
import type { Role } from "#schema/resources/Workspace.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { type EndedKeys, type HooksOfLeaver, KeyRevocation } from "../Keys/KeyRevocation.ts"
import {
  type Brand,
  leavesNoOwner,
  type Member,
  type Membership,
  MembershipRefused,
  mayStill,
  NotAMember,
  noLonger,
  onlyOwner,
  sameMembership,
  unfit
} from "../People/Membership.ts"
import type { Person } from "../People/Person.ts"
import { recordedInvitation } from "./Invitation.ts"
import { InvitationsRepo } from "./InvitationsRepo.ts"
import { MembersRepo } from "./MembersRepo.ts"

/**
 * Who a change is about, and who makes it (a name, for the audit log). `by`: the member who makes it, whose role may have
 * changed since it was looked at; none for who runs Steward.
 */
interface Change {
  readonly workspaceId: WorkspaceId
  readonly personId: PersonId
  readonly actor: string
  readonly by?: PersonId
}

/** What ended with a membership. */
export interface EndedMembership extends EndedKeys {
  readonly invitationsTakenBack: number
}

/** Who may do what in a workspace. Every change is in the audit log, and holds from the next call of a key on. */
export class Members extends Context.Tag("steward/Members")<
  Members,
  {
    readonly list: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<Member>>
    /** Who has not accepted an invitation yet. */
    readonly invited: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<{ readonly email: string }>>
    /** Refuses a membership that nobody may have in this workspace: of accounts that it does not have, for example. */
    readonly check: (workspaceId: WorkspaceId, membership: Membership) => Effect.Effect<void, MembershipRefused>
    /**
     * Refuses where a member may not give somebody this role, or no longer. In the caller's transaction, until whose end
     * nobody's role changes.
     */
    readonly holdRank: (workspaceId: WorkspaceId, by: PersonId, role: Role) => Effect.Effect<void, MembershipRefused>
    /** Where a person is a member, by the name of the workspace. */
    readonly brandsOf: (personId: PersonId) => Effect.Effect<ReadonlyArray<Brand>>
    readonly add: (
      options: Omit<Change, "personId"> & Membership & { readonly person: Person }
    ) => Effect.Effect<void, MembershipRefused>
    /** A workspace that has an owner keeps one. Invitations that the new role could not make are taken back. */
    readonly change: (options: Change & Membership) => Effect.Effect<void, MembershipRefused | NotAMember>
    /**
     * Keys of the person end, their assistants, and invitations that nobody has accepted yet. `hooks`: whether the hooks
     * that only those keys asked for end with them, as they do where nothing is said, or which member takes them over.
     */
    readonly remove: (
      options: Change & { readonly hooks?: HooksOfLeaver }
    ) => Effect.Effect<EndedMembership, MembershipRefused | NotAMember>
  }
>() {
  static readonly layer = Layer.effect(
    Members,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* MembersRepo
      const invitations = yield* InvitationsRepo
      const audit = yield* AuditLog
      const keys = yield* KeyRevocation

      const check = Effect.fnUntraced(function* (workspaceId: WorkspaceId, membership: Membership) {
        const message = unfit(membership)
        if (message !== null) return yield* new MembershipRefused({ message })
        if (membership.limitedTo === null) return
        const foreign = yield* Effect.orDie(repo.foreignAccounts(workspaceId, membership.limitedTo))
        if (foreign.length > 0) {
          return yield* new MembershipRefused({ message: `The workspace has no account ${foreign.join(", ")}` })
        }
      })

      const lock = Effect.fnUntraced(function* ({ by, workspaceId, personId }: Change, next: Membership | null) {
        const members = yield* Effect.orDie(repo.lock(workspaceId))
        const member = members.find((one) => one.personId === personId)
        if (member === undefined) {
          return yield* new NotAMember({ message: `${personId} is not a member of this workspace` })
        }
        if (by !== undefined && !mayStill(members, by, [member.role, next?.role ?? member.role])) {
          return yield* new MembershipRefused({ message: noLonger })
        }
        if (leavesNoOwner(members, personId, next?.role ?? null)) {
          return yield* new MembershipRefused({ message: onlyOwner(member.name) })
        }
        return { member, members }
      })

      /** Whom somebody may no longer invite, they must not let in by a link that they still have. */
      const takeBackOf = tracedFn("Members.takeBackOf")(function* (
        { actor, personId, workspaceId }: Change,
        role: Role | null
      ) {
        const made = yield* Effect.orDie(invitations.madeBy(workspaceId, personId))
        const beyond = made.filter((invitation) => !mayManage(role, invitation.role))
        for (const invitation of beyond) {
          yield* Effect.orDie(invitations.remove(workspaceId, invitation.id))
          const entry = { before: recordedInvitation(invitation), after: null }
          yield* audit.record({ workspaceId, actor, what: "invitation.taken_back", ...entry })
        }
        return beyond.length
      })

      return Members.of({
        check,
        list: tracedFn("Members.list")((workspaceId) => Effect.orDie(repo.list(workspaceId))),

        invited: tracedFn("Members.invited")((workspaceId) =>
          Effect.flatMap(now, (at) => Effect.orDie(invitations.list(workspaceId, at)))
        ),

        holdRank: tracedFn("Members.holdRank")(function* (workspaceId, by, role) {
          const members = yield* Effect.orDie(repo.lock(workspaceId))
          if (!mayStill(members, by, [role])) return yield* new MembershipRefused({ message: noLonger })
        }),

        brandsOf: tracedFn("Members.brandsOf")(function* (personId) {
          const rows = yield* Effect.orDie(repo.ofPerson(personId))
          return rows.map(({ lacks_factor, limited_to, name, role, time_zone, workspace_id }) => ({
            workspaceId: workspace_id,
            name,
            timeZone: time_zone,
            role,
            limitedTo: limited_to,
            lacksFactor: lacks_factor
          }))
        }),

        add: tracedFn("Members.add")(function* ({ workspaceId, person, actor, ...membership }) {
          yield* check(workspaceId, membership)
          const at = yield* now
          if (!(yield* Effect.orDie(repo.insert(workspaceId, person.id, membership, at)))) {
            return yield* new MembershipRefused({ message: `${person.name} is already a member of this workspace` })
          }
          const after = recorded({ ...membership, name: person.name, personId: person.id })
          yield* audit.record({ workspaceId, actor, what: "member.added", before: null, after })
        }, transaction(sql)),

        change: tracedFn("Members.change")(function* ({ role, limitedTo, ...change }) {
          const { workspaceId, personId, actor } = change
          yield* check(workspaceId, { role, limitedTo })
          const { member: before } = yield* lock(change, { role, limitedTo })
          const after = { ...before, role, limitedTo }
          if (sameMembership(before, after)) return
          yield* Effect.orDie(repo.update(workspaceId, personId, after))
          yield* takeBackOf(change, role)
          const entry = { before: recorded(before), after: recorded(after) }
          yield* audit.record({ workspaceId, actor, what: "member.changed", ...entry })
        }, transaction(sql)),

        remove: tracedFn("Members.remove")(function* (change) {
          const { workspaceId, personId, actor, hooks = "end" } = change
          const { member: leaver, members } = yield* lock(change, null)
          if (hooks !== "end" && !members.some((one) => one.personId === hooks.passTo)) {
            return yield* new MembershipRefused({ message: "Whoever takes the hooks over is not a member any more" })
          }
          const ended = yield* keys.endOf(workspaceId, personId, hooks, actor)
          const invitationsTakenBack = yield* takeBackOf(change, null)
          yield* Effect.orDie(repo.remove(workspaceId, personId))
          yield* audit.record({ workspaceId, actor, what: "member.removed", before: recorded(leaver), after: null })
          return { ...ended, invitationsTakenBack }
        }, transaction(sql))
      })
    })
  )
}

const recorded = ({ personId, name, role, limitedTo }: Omit<Member, "email" | "addressProof">) => ({
  person_id: personId,
  name,
  role,
  limited_to: limitedTo
})
