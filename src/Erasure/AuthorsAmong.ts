import type { CommentAuthor } from "#src/Comments/CommentErasure.ts"
import type { StoredIdentity } from "#src/Contacts/ContactErasure.ts"

/** The ids by which comments name their author, among all names that a platform has for somebody. */
export const authorsAmong = (identities: ReadonlyArray<StoredIdentity>): ReadonlyArray<CommentAuthor> =>
  identities
    .filter(({ kind }) => kind === "id")
    .map(({ account_id, value }) => ({ accountId: account_id, authorId: value }))
