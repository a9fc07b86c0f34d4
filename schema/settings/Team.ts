import { Schema } from "effect"
import { AccountId, InvitationId, PersonId } from "../Ids.ts"
import { Role } from "../resources/Workspace.ts"
import { text } from "../Text.ts"
import { Timestamp } from "../Time.ts"

const Limit = Schema.NullOr(Schema.NonEmptyArray(AccountId)).annotations({
  description: "The accounts that a manager or moderator is limited to; null for every account"
})
const ShownLimit = Schema.NullOr(Schema.Array(AccountId)).annotations({
  description: "The accounts that a manager or moderator is limited to; null for every account"
})
const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

export const TeamMember = Schema.Struct({
  id: PersonId,
  name: Schema.String,
  email: Schema.NullOr(Schema.String),
  address_proved_by: Schema.NullOr(Schema.Literal("letter", "operator")).annotations({
    description: "By what it is proved that the address is theirs; null for nothing"
  }),
  role: Role,
  limited_to: ShownLimit
}).annotations({ identifier: "TeamMember", description: "Somebody who is a member of the workspace" })
export type TeamMember = typeof TeamMember.Type

export const TeamInvitation = Schema.Struct({
  id: InvitationId,
  email: Schema.String,
  role: Role,
  limited_to: ShownLimit,
  invited_by: Schema.String.annotations({ description: "A name" }),
  expires_at: Timestamp
}).annotations({ identifier: "TeamInvitation", description: "Somebody who was asked to become a member" })
export type TeamInvitation = typeof TeamInvitation.Type

export const TeamList = Schema.Struct({
  members: Schema.Array(TeamMember),
  invitations: Schema.Array(TeamInvitation).annotations({ description: "Those that nobody has accepted yet" })
}).annotations({ identifier: "Team", description: "The people of a workspace" })
export type TeamList = typeof TeamList.Type

export const NewInvitation = Schema.Struct({
  email: text({ min: 1, max: 254, description: "Whom to ask" }),
  role: Role,
  limited_to: optional(Limit)
}).annotations({ identifier: "NewInvitation", description: "Who is asked to become a member, and as what" })
export type NewInvitation = typeof NewInvitation.Type

export const MadeInvitation = Schema.Struct({
  invitation: TeamInvitation,
  link: Schema.NullOr(Schema.String).annotations({
    description: "What the invitation is accepted by, where no e-mail went out; null where one is on its way"
  })
}).annotations({ identifier: "MadeInvitation", description: "An invitation that was just made" })

/** Only what is given is changed. */
export const MembershipChange = Schema.Struct({ role: optional(Role), limited_to: optional(Limit) }).annotations({
  identifier: "MembershipChange"
})
export type MembershipChange = typeof MembershipChange.Type

export const MemberRemoval = Schema.Struct({
  hooks: Schema.Literal("end", "take_over").annotations({
    description: "Whether hooks that only their keys made end, or whoever removes them takes them over"
  })
}).annotations({ identifier: "MemberRemoval" })

export const RemovedMember = Schema.Struct({
  id: PersonId,
  name: Schema.String,
  keys_revoked: Schema.Int,
  hooks_passed: Schema.Int,
  hooks_removed: Schema.Int,
  invitations_taken_back: Schema.Int
}).annotations({ identifier: "RemovedMember", description: "Somebody who is no member any longer, and what ended" })
export type RemovedMember = typeof RemovedMember.Type
