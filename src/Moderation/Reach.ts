import type { Principal } from "#schema/api/Authentication.ts"
import { Forbidden } from "#schema/Errors.ts"
import { may, refusal } from "#schema/resources/Permission.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"

/** Why somebody may not moderate at all; null when they may. */
export const noModerator = (principal: Principal): Forbidden | null =>
  may(principal, "moderate") ? null : new Forbidden({ message: refusal("moderate") })

/** Why somebody may not act on a comment of an account; null when they may. */
export const beyondReach = (
  { limitedTo }: Pick<Principal, "limitedTo">,
  { account_id, account_name }: Pick<StoredComment, "account_id" | "account_name">
): Forbidden | null =>
  limitedTo === null || limitedTo.includes(account_id)
    ? null
    : new Forbidden({
        message: `You may not act on the account ${account_name}: your role is limited to other accounts`
      })
