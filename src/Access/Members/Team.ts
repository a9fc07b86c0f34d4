import { Context, Effect, Layer } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { Forbidden, NotFound, Unprocessable } from "#schema/Errors.ts"
import { InvitationId } from "#schema/Ids.ts"
import { mayManage } from "#schema/resources/Permission.ts"
import type { Role } from "#schema/resources/Workspace.ts"
import type { MembershipChange, NewInvitation } from "#schema/settings/Team.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { Member, Membership } from "../People/Membership.ts"
import type { Invitation } from "./Invitation.ts"
import { Invitations } from "./Invitations.ts"
import { type EndedMembership, Members } from "./Members.ts"

/** An invitation that was just made. `link`: what it holds, where no letter went out; null where one did. */
export interface MadeInvitation {
  readonly invitation: Invitation
  readonly link: string | null
}

/** What becomes of the hooks of somebody who is removed: they end, or whoever removes them takes them over. */
export type HooksOfRemoved = "end" | "take_over"

type Refused = Forbidden | NotFound | Unprocessable

const unfit = ({ message }: { readonly message: string }) => Effect.fail(new Unprocessable({ message }))
const gone = ({ message }: { readonly message: string }) => Effect.fail(new NotFound({ message }))

/** What owners and admins do with the people of their workspace: nobody gives a role, or takes one, above their own. */
export class Team extends Context.Tag("steward/Team")<
  Team,
  {
    /** A role that cannot be limited to some accounts loses the limit. */
    readonly change: (by: Principal, personId: string, change: MembershipChange) => Effect.Effect<Member, Refused>
    readonly remove: (
      by: Principal,
      personId: string,
      hooks: HooksOfRemoved
    ) => Effect.Effect<EndedMembership & Pick<Member, "name" | "personId">, Refused>
    readonly invite: (by: Principal, invitation: NewInvitation) => Effect.Effect<MadeInvitation, Refused>
    /** The same invitation by a new link; the one before it is no good any longer. */
    readonly resend: (by: Principal, id: string) => Effect.Effect<MadeInvitation, Refused>
    readonly cancel: (by: Principal, id: string) => Effect.Effect<void, Refused>
  }
>() {
  static readonly layer = Layer.effect(
    Team,
    Effect.gen(function* () {
      const members = yield* Members
      const invitations = yield* Invitations

      const ranked = (by: Principal, role: Role) =>
        mayManage(by.role, role)
          ? Effect.void
          : Effect.fail(
              new Forbidden({
                message:
                  by.role === "admin"
                    ? "An admin cannot make, change or remove an owner; ask an owner"
                    : "To invite, change or remove people, you need the role owner or admin"
              })
            )

      const memberOf = tracedFn("Team.memberOf")(function* (by: Principal, personId: string) {
        const found = (yield* members.list(by.workspaceId)).find((one) => one.personId === personId)
        if (found === undefined) {
          const message = `Nobody with the id ${JSON.stringify(personId.slice(0, 64))} is a member of this workspace`
          return yield* Effect.fail(new NotFound({ message }))
        }
        yield* ranked(by, found.role)
        return found
      })

      const invitationOf = tracedFn("Team.invitationOf")(function* (by: Principal, id: string) {
        const found = (yield* invitations.list(by.workspaceId)).find((one) => one.id === id)
        if (found === undefined) {
          const message = "There is no such invitation: it was accepted, taken back or replaced, or has expired"
          return yield* Effect.fail(new NotFound({ message }))
        }
        yield* ranked(by, found.role)
        return found
      })

      const sendTo = tracedFn("Team.sendTo")(
        function* (by: Principal, email: string, membership: Membership) {
          yield* members.check(by.workspaceId, membership)
          const { workspaceId } = by
          const asked = { workspaceId, email, ...membership, actor: by.personName, inviter: by.personId }
          const { invitation, link, sent } = yield* invitations.invite(asked)
          return { invitation, link: sent ? null : link }
        },
        Effect.catchTag("MembershipRefused", unfit)
      )

      return Team.of({
        change: tracedFn("Team.change")(
          function* (by, personId, change) {
            const before = yield* memberOf(by, personId)
            const role = change.role ?? before.role
            yield* ranked(by, role)
            const kept = role === "manager" || role === "moderator" ? before.limitedTo : null
            const limitedTo = change.limited_to === undefined ? kept : change.limited_to
            const who = {
              workspaceId: by.workspaceId,
              personId: before.personId,
              actor: by.personName,
              by: by.personId
            }
            yield* members.change({ ...who, role, limitedTo })
            return { ...before, role, limitedTo }
          },
          Effect.catchTags({ MembershipRefused: unfit, NotAMember: gone })
        ),

        remove: tracedFn("Team.remove")(
          function* (by, personId, hooks) {
            const { name, personId: id } = yield* memberOf(by, personId)
            const ended = yield* members.remove({
              workspaceId: by.workspaceId,
              personId: id,
              hooks: hooks === "take_over" ? { passTo: by.personId } : hooks,
              actor: by.personName,
              by: by.personId
            })
            return { ...ended, name, personId: id }
          },
          Effect.catchTags({ MembershipRefused: unfit, NotAMember: gone })
        ),

        invite: tracedFn("Team.invite")(function* (by, { email, limited_to = null, role }) {
          yield* ranked(by, role)
          return yield* sendTo(by, email, { role, limitedTo: limited_to })
        }),

        resend: tracedFn("Team.resend")(function* (by, id) {
          const { email, limitedTo, role } = yield* invitationOf(by, id)
          return yield* sendTo(by, email, { role, limitedTo })
        }),

        cancel: tracedFn("Team.cancel")(function* (by, id) {
          yield* invitationOf(by, id)
          yield* invitations.takeBack(by.workspaceId, InvitationId.make(id), by.personName)
        })
      })
    })
  )
}
