import type { CallToolResult } from "@modelcontextprotocol/server"
import type { ApiError } from "#schema/Errors.ts"
import { quotedNotice } from "#schema/Tools.ts"

/** The body of the endpoint, as the client's program reads it and in words for its model. */
export const plainResult = (body: object): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(body) }],
  structuredContent: { ...body }
})

/**
 * The body of the endpoint, where strangers have a word in it: said first, and fenced by a mark that nobody could have
 * known when they wrote it. In JSON, what they wrote cannot leave its line either.
 */
export const quotedResult = (body: object, mark: string): CallToolResult => ({
  content: [{ type: "text", text: fenced(visible(JSON.stringify(body)), mark) }],
  structuredContent: { notice: quotedNotice, ...body }
})

const fenced = (json: string, mark: string) => `${quotedNotice}\n<quoted ${mark}>\n${json}\n</quoted ${mark}>`

/** Characters that people do not see and models read, but for the two that join emoji and letters, as JSON escapes. */
const visible = (json: string) =>
  json.replaceAll(/[^\P{Cf}\u200c\u200d]|[\u2028\u2029]|[\u{e0100}-\u{e01ef}]/gu, escaped)

const escaped = (character: string) =>
  Array.from({ length: character.length }, (_, index) => {
    const unit = character.charCodeAt(index)
    return `\\u${unit.toString(16).padStart(4, "0")}`
  }).join("")

/** What went wrong, as the endpoint says it: a code, a sentence and every issue. */
export const refusedResult = (error: ApiError, requestId: string): CallToolResult => ({
  content: [
    {
      type: "text",
      text: JSON.stringify({
        code: error.code,
        message: error.message,
        request_id: requestId,
        ...("issues" in error ? { issues: error.issues } : {})
      })
    }
  ],
  isError: true
})
