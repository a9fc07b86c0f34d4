import type { Principal } from "#schema/api/Authentication.ts"
import { Forbidden } from "#schema/Errors.ts"
import { platformName } from "#schema/Platform.ts"
import { may, reaches, refusal } from "#schema/resources/Permission.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"

/** Why somebody may not moderate at all; null when they may. */
export const noModerator = (principal: Principal): Forbidden | null =>
  may(principal, "moderate") ? null : new Forbidden({ message: refusal("moderate") })

/** Why somebody may not act on a comment of an account; null when they may. */
export const beyondReach = (
  principal: Pick<Principal, "limitedTo">,
  { account_id, account_name, platform }: Pick<StoredComment, "account_id" | "account_name" | "platform">
): Forbidden | null =>
  reaches(principal, account_id)
    ? null
    : new Forbidden({
        message: `You may not act on the account ${account_name} on ${platformName(platform)}: your role is limited to other accounts`
      })
