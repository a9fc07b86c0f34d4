import { Either, Schema } from "effect"
import type { SentPrivateReply } from "../Port/PlatformGateway.ts"
import { ExternalId } from "../Port/PlatformJson.ts"
import { type GraphAccess, graphJson } from "./GraphRequest.ts"
import { graphAnswer, type HandleGraphResponse } from "./GraphResponse.ts"

/** `accountId`: the page, or the Instagram account. */
export const createPrivateReplyRequest = (access: GraphAccess, accountId: string, commentId: string, text: string) =>
  graphJson(access, [accountId, "messages"], { recipient: { comment_id: commentId }, message: { text } })

const readSent = graphAnswer(Schema.Struct({ recipient_id: ExternalId, message_id: ExternalId }))

export const handlePrivateReply: HandleGraphResponse<SentPrivateReply> = (answer, now, words) =>
  Either.map(readSent(answer, now, words), ({ message_id, recipient_id }) => ({
    externalId: message_id,
    personId: recipient_id
  }))
