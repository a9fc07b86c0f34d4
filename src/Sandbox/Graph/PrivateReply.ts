import { Either, Option, Schema } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { answered, json } from "../World/Call.ts"
import { counted, find, put } from "../World/Comments.ts"
import { isOwn, type SandboxComment } from "../World/SandboxComment.ts"
import { findAccount } from "../World/World.ts"
import { badParameter, gone, problem } from "./GraphAnswer.ts"
import { requirePage, requireScope } from "./GraphAuth.ts"
import { type GraphHandler, idOf } from "./GraphHandler.ts"
import { raw } from "./GraphInput.ts"
import { announceMessage } from "./Messaging.ts"

/** Milliseconds. */
const openFor = 7 * 24 * 3_600_000

const decodeRecipient = Schema.decodeUnknownOption(Schema.Struct({ comment_id: Schema.String }))
const decodeMessage = Schema.decodeUnknownOption(Schema.Struct({ text: Schema.String }))

const bytes = (text: string) => new TextEncoder().encode(text).length

/** What tells the two platforms apart. */
interface MessageRules {
  readonly platform: Platform
  readonly scope: string
  readonly isTooLong: (text: string) => boolean
  /** The id by which messages name the author of a comment. */
  readonly nameInMessages: (authorId: string) => string
}

export const facebookMessages: MessageRules = {
  platform: "facebook",
  scope: "pages_messaging",
  isTooLong: (text) => [...text].length > 2_000,
  nameInMessages: (authorId) => authorId
}

export const instagramMessages: MessageRules = {
  platform: "instagram",
  scope: "instagram_manage_messages",
  isTooLong: (text) => bytes(text) > 1_000,
  nameInMessages: (authorId) => `98${authorId}`
}

/** Whether the author of a comment was written to because of it. */
export const wasAnsweredPrivately = ({ calls }: SandboxComment) => (calls["private_reply"] ?? 0) > 0

/** `POST /{page or account}/messages` to the author of a comment. Other messages are not imitated. */
export const privateReply =
  ({ isTooLong, nameInMessages, platform, scope }: MessageRules): GraphHandler =>
  (world, call, now, token) =>
    Either.gen(function* () {
      const account = yield* Either.fromOption(findAccount(world, platform, idOf(call)), () => gone("POST", idOf(call)))
      yield* requirePage(token, account.id)
      yield* requireScope(token, scope)
      const { comment_id } = yield* Either.fromOption(decodeRecipient(raw(call, "recipient")), () =>
        badParameter("The parameter recipient is required")
      )
      const { text } = yield* Either.fromOption(decodeMessage(raw(call, "message")), () =>
        badParameter("Param message must be a JSON object with a text")
      )
      if (text.trim() === "") return yield* Either.left(badParameter("The message must not be empty"))
      if (isTooLong(text)) return yield* Either.left(badParameter("Length of param message[text] is too long"))
      const found = Option.filter(find(world, platform, comment_id), ({ accountId }) => accountId === account.id)
      const comment = yield* Either.fromOption(found, () => gone("POST", comment_id))
      if (isOwn(comment))
        return yield* Either.left(problem({ message: "(#10903) This user can't reply to this activity", code: 10903 }))
      if (wasAnsweredPrivately(comment))
        return yield* Either.left(problem({ message: "(#10900) Activity already replied to", code: 10900 }))
      if (now - comment.createdAt >= openFor)
        return yield* Either.left(
          problem({ message: "(#10) This message is sent outside of allowed window.", code: 10, subcode: 2018278 })
        )
      const sequence = world.sequence + 1
      const { handle, id } = comment.author
      const message = {
        id: `m_${String(750_000_000_000 + sequence)}`,
        accountId: account.id,
        person: { id: nameInMessages(id), handle, follows: false },
        kind: "text" as const,
        text,
        echo: true
      }
      const after = put({ ...world, sequence }, counted(comment, "private_reply"))
      return answered(
        announceMessage(platform, scope)(after, message, now),
        json(200, { recipient_id: message.person.id, message_id: message.id })
      )
    })
