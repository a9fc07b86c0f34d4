import type { CallToolResult } from "@modelcontextprotocol/server"
import type { ApiError } from "#schema/Errors.ts"
import { quotedNotice } from "#schema/Tools.ts"

/** What an endpoint answers, too. */
export interface Body {
  readonly data: unknown
}

/** What a call is answered with: in words for a model, and for the client's program, unless something went wrong. */
export interface ToolResult {
  readonly text: string
  readonly structured: { readonly body: object; readonly json: string } | null
}

/** As the protocol has it. */
export const callToolResult = ({ structured, text }: ToolResult): CallToolResult => ({
  content: [{ type: "text", text }],
  ...(structured === null ? { isError: true } : { structuredContent: { ...structured.body } })
})

/** The JSON of `callToolResult`, of a body that was made JSON already; `more`: members behind its own. */
export const resultJson = ({ structured, text }: ToolResult, more = ""): string =>
  `{"content":[{"type":"text","text":${JSON.stringify(text)}}],${
    structured === null ? '"isError":true' : `"structuredContent":${structured.json}`
  }${more}}`

/** The body of the endpoint, as the client's program reads it and in words for its model. */
export const plainResult = (body: Body): ToolResult => {
  const json = JSON.stringify(body)
  return { text: json, structured: { body, json } }
}

const noticed = `{"notice":${JSON.stringify(quotedNotice)},`

/**
 * The body of the endpoint, where strangers have a word in it: said first, and fenced by a mark that nobody could have
 * known when they wrote it. In JSON, what they wrote cannot leave its line either.
 */
export const quotedResult = (body: Body, mark: string): ToolResult => {
  const json = JSON.stringify(body)
  return {
    text: fenced(visible(json), mark),
    structured: { body: { notice: quotedNotice, ...body }, json: noticed + json.slice(1) }
  }
}

const fenced = (json: string, mark: string) => `${quotedNotice}\n<quoted ${mark}>\n${json}\n</quoted ${mark}>`

/**
 * Characters that people do not see and models read, as JSON escapes: those of Unicode's category Cf but for the two
 * that join letters and emoji, the variation selectors of plane 14, and two that end a line. By code units, since
 * asking for the category takes ten times as long as making the JSON.
 */
const unseen =
  /[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\ud804[\udcbd\udccd]|\ud80d[\udc30-\udc3f]|\ud82f[\udca0-\udca3]|\ud834[\udd73-\udd7a]|\udb40[\udc00-\uddef]/g

const visible = (json: string) => json.replaceAll(unseen, escaped)

const escaped = (character: string) =>
  Array.from({ length: character.length }, (_, index) => {
    const unit = character.charCodeAt(index)
    return `\\u${unit.toString(16).padStart(4, "0")}`
  }).join("")

/** What went wrong, as the endpoint says it: a code, a sentence and every issue. */
export const refusedResult = (error: ApiError, requestId: string): ToolResult => ({
  text: JSON.stringify({
    code: error.code,
    message: error.message,
    request_id: requestId,
    ...("issues" in error ? { issues: error.issues } : {})
  }),
  structured: null
})
