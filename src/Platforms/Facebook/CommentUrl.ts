const ownPart = (id: string) => id.split("_").at(-1) ?? id

/**
 * Where a comment can be looked at: the post's address, which names the comment; a reply is named beside the comment
 * that it is under. Null where the post's address is not known or none.
 */
export const commentUrl = (
  postUrl: string | null,
  externalId: string,
  parentExternalId: string | null
): string | null => {
  if (postUrl === null || !URL.canParse(postUrl)) return null
  const url = new URL(postUrl)
  url.searchParams.set("comment_id", ownPart(parentExternalId ?? externalId))
  if (parentExternalId !== null) url.searchParams.set("reply_comment_id", ownPart(externalId))
  return url.toString()
}
