import type { Comment } from "#schema/resources/Comment.ts"

/** Who wrote a comment: some platforms tell a name, some a handle alone, and of some people neither. */
export const writerName = ({ handle, name }: Comment["author"]): string => name || handle || "Somebody"
