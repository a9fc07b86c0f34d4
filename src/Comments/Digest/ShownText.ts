import type { Comment } from "#schema/resources/Comment.ts"
import { isWordless } from "../Wordless.ts"

/** A text where it is told without its picture; what stands there where a comment has no words. */
export const shownText = ({ has_media, text }: Pick<Comment, "has_media" | "text">): string =>
  isWordless(text) ? (has_media ? "(a picture or a video, without words)" : "(no words)") : text
