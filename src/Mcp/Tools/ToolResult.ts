import type { CallToolResult } from "@modelcontextprotocol/server"
import type { ApiError } from "#schema/Errors.ts"
import { quotedNotice } from "#schema/tools/Tools.ts"
import type { Body } from "#src/Http/Endpoints/Answer.ts"
import { fencedText, plainText, type Reading } from "../Reading/Reading.ts"

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

/** The body of the endpoint for the client's program, and in words for its model. */
export const plainResult = (body: Body, reading: Reading): ToolResult => ({
  text: plainText(reading),
  structured: { body, json: JSON.stringify(body) }
})

const noticed = `{"notice":${JSON.stringify(quotedNotice)},`

/** The same, where strangers have a word in it. `mark`: what nobody could have known when they wrote theirs. */
export const quotedResult = (body: Body, reading: Reading, mark: string): ToolResult => ({
  text: fencedText(reading, mark),
  structured: { body: { notice: quotedNotice, ...body }, json: noticed + JSON.stringify(body).slice(1) }
})

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
