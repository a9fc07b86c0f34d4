import { Effect } from "effect"
import { InvitationId } from "#schema/Ids.ts"
import { Invitations } from "#src/Access/Members/Invitations.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { type MadeInvitation, Team } from "#src/Access/Members/Team.ts"
import { data } from "#src/Http/Endpoints/Answer.ts"
import { handlers } from "./AppHandlers.ts"
import { shownInvitation, shownMember } from "./Shown.ts"

const made = ({ invitation, link }: MadeInvitation) => data({ invitation: shownInvitation(invitation), link })

/** The people of a workspace. */
export const teamHandlers = Effect.gen(function* () {
  const members = yield* Members
  const invitations = yield* Invitations
  const team = yield* Team
  return handlers("team", {
    list: ({ by }) =>
      Effect.all({
        members: Effect.map(members.list(by.workspaceId), (all) => all.map(shownMember)),
        invitations: Effect.map(invitations.list(by.workspaceId), (all) => all.map(shownInvitation))
      }).pipe(Effect.map(data)),
    change: ({ path, payload, principal }) =>
      Effect.map(team.change(principal, path.id, payload), (member) => data(shownMember(member))),
    remove: ({ path, payload, principal }) =>
      Effect.map(team.remove(principal, path.id, payload.hooks), (ended) =>
        data({
          id: ended.personId,
          name: ended.name,
          keys_revoked: ended.keysRevoked,
          hooks_passed: ended.hooksPassed,
          hooks_removed: ended.hooksRemoved,
          invitations_taken_back: ended.invitationsTakenBack
        })
      ),
    invite: ({ payload, principal }) => Effect.map(team.invite(principal, payload), made),
    resend: ({ path, principal }) => Effect.map(team.resend(principal, path.id), made),
    cancel: ({ path, principal }) =>
      Effect.as(team.cancel(principal, path.id), data({ id: InvitationId.make(path.id), deleted: true as const }))
  })
})
