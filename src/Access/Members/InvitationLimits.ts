import { Context, Effect, Layer } from "effect"
import type { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { type AttemptLimit, Attempts, tryAgainIn } from "../Limits/Attempts.ts"
import { MembershipRefused } from "../People/Membership.ts"

/** Letters of invitation to one address, by one brand, */
export const perBrandAndAddress: AttemptLimit = { what: "invitation of, to", perMinute: 1 / 60, burst: 5 }

/** and by all of them: one brand must not use up what another one needs. */
const perAddress: AttemptLimit = { what: "invitation to", perMinute: 1 / 30, burst: 20 }

/** That one person sends. */
export const perInviter: AttemptLimit = { what: "invitation by", perMinute: 0.5, burst: 30 }

/** That go out of one workspace. */
const perWorkspace: AttemptLimit = { what: "invitation of", perMinute: 1, burst: 100 }

export interface Inviting {
  readonly workspaceId: WorkspaceId
  readonly email: string
  /** Null for who runs Steward. */
  readonly inviter: PersonId | null
}

/** How many letters of invitation may go out: nobody's mailbox is filled with them. */
export class InvitationLimits extends Context.Tag("steward/InvitationLimits")<
  InvitationLimits,
  { readonly invitation: (inviting: Inviting) => Effect.Effect<void, MembershipRefused> }
>() {
  static readonly layer = Layer.effect(
    InvitationLimits,
    Effect.map(Attempts, (attempts) => {
      const bounded = (limit: AttemptLimit, subject: string, what: string) =>
        Effect.mapError(
          attempts.take(limit, subject),
          ({ retryAfter }) => new MembershipRefused({ message: `${what}; ${tryAgainIn(retryAfter)}` })
        )
      return InvitationLimits.of({
        invitation: tracedFn("InvitationLimits.invitation")(function* ({ email, inviter, workspaceId }) {
          const by = `${workspaceId}\n${inviter ?? ""}`
          yield* bounded(perInviter, by, "You have sent many invitations lately")
          yield* bounded(perWorkspace, workspaceId, "Many invitations went out for this workspace lately")
          const several = `Several invitations went to ${email} lately`
          yield* bounded(perBrandAndAddress, `${workspaceId}\n${email}`, several)
          yield* bounded(perAddress, email, several)
        })
      })
    })
  )
}
