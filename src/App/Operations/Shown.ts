import { Redacted } from "effect"
import type { Key, MadeKey } from "#schema/settings/Key.ts"
import type { TeamInvitation, TeamMember } from "#schema/settings/Team.ts"
import type { CreatedKey } from "#src/Access/Keys/Keys.ts"
import type { StoredKey } from "#src/Access/Keys/StoredKey.ts"
import type { Invitation } from "#src/Access/Members/Invitation.ts"
import type { Member } from "#src/Access/People/Membership.ts"
import { shown, shownOrNull } from "#src/Ground/Time.ts"

export const shownMember = ({ addressProof, email, limitedTo, name, personId, role }: Member): TeamMember => ({
  id: personId,
  name,
  email,
  address_proved_by: addressProof,
  role,
  limited_to: limitedTo
})

export const shownInvitation = (invitation: Invitation): TeamInvitation => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  limited_to: invitation.limitedTo,
  invited_by: invitation.invitedBy,
  expires_at: shown(invitation.expiresAt)
})

export const shownKey = (key: StoredKey): Key => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  acts_as: { id: key.personId, name: key.createdBy },
  scopes: key.scopes,
  created_at: shown(key.createdAt),
  used_at: shownOrNull(key.usedAt),
  expires_at: shownOrNull(key.expiresAt),
  revoked_at: shownOrNull(key.revokedAt),
  successor_id: key.successorId,
  campaign: key.campaign
})

export const shownOnce = ({ campaign, expiresAt, id, key, name, prefix, scopes }: CreatedKey): MadeKey => ({
  id,
  name,
  prefix,
  key: Redacted.value(key),
  scopes,
  expires_at: shownOrNull(expiresAt),
  campaign
})
