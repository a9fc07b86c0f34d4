/** Comments that somebody waits for, and how many others are too long for that. */
export interface SoonRead<Comment> {
  readonly read: ReadonlyArray<Comment>
  readonly leftOut: number
}

/** Characters for each of so many comments: three times what people write on average. */
const perComment = 300

/**
 * Of comments, at most `most` of them, those that are judged again while somebody waits: all, or without the longest where
 * that would take too long. Otherwise whoever writes many long comments keeps a brand from changing its guidance.
 */
export const soonRead = <Comment extends { readonly text: string }>(
  comments: ReadonlyArray<Comment>,
  most: number
): SoonRead<Comment> => {
  let left = most * perComment
  const read = new Set<Comment>()
  for (const comment of comments.toSorted((one, other) => one.text.length - other.text.length)) {
    left -= comment.text.length
    if (left < 0) break
    read.add(comment)
  }
  return { read: comments.filter((comment) => read.has(comment)), leftOut: comments.length - read.size }
}
