import { Forbidden, InvalidRequest, type Issue, NotFound, Unprocessable } from "#schema/Errors.ts"
import { platformName } from "#schema/Platform.ts"
import type { StoredContact } from "./StoredContact.ts"

export const noSuchContact = (id: string) =>
  new NotFound({ message: `There is no contact ${JSON.stringify(id.slice(0, 64))} in this workspace` })

export const beyondReach = ({ account_name, platform }: StoredContact) =>
  new Forbidden({
    message: `You may not change people of the account ${account_name} on ${platformName(platform)}: your role is limited to other accounts`
  })

export const differentPlatforms = (old: StoredContact, into: StoredContact) =>
  new Unprocessable({
    message: `A contact is one person on one platform: these are on ${platformName(old.platform)} and ${platformName(into.platform)}`
  })

export const linkedToItself = () =>
  refused([{ path: "contact_id", message: "is this contact itself: give the other contact that is the same person" }])

/** Everything that is wrong with a change. */
export const refused = (issues: ReadonlyArray<Issue>) => {
  const [first] = issues
  const more = issues.length > 1 ? ` (1 of ${issues.length} issues)` : ""
  const where = first?.path === "body" ? "The body" : first?.path
  return new InvalidRequest({ message: `${where} ${first?.message}${more}`, issues })
}
