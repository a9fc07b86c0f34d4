import type { Tool as ListedTool } from "@modelcontextprotocol/server"
import { tools } from "#schema/tools/Tools.ts"
import { inputSchema, outputSchema, type ToolSchema } from "./ToolSchema.ts"

const notice = { type: "string" }

/** The body of the endpoint, behind the notice where strangers have a word in it. */
const answerSchema = (schema: ToolSchema, quotes: boolean): ToolSchema => {
  const { properties, required } = schema
  if (!quotes || typeof properties !== "object" || !Array.isArray(required)) return schema
  return { ...schema, properties: { notice, ...properties }, required: ["notice", ...required] }
}

const listed = ([name, tool]: [string, (typeof tools)[keyof typeof tools]]): ListedTool => {
  const { description, hints, input, output, quotes, title } = tool
  return {
    name,
    title,
    description,
    inputSchema: inputSchema(input),
    outputSchema: answerSchema(outputSchema(output), quotes),
    annotations: {
      title,
      readOnlyHint: hints.readOnly,
      destructiveHint: hints.destructive,
      idempotentHint: hints.idempotent,
      openWorldHint: hints.openWorld
    }
  }
}

/** Every tool as a client is told of it, made once. */
export const toolList: ReadonlyArray<ListedTool> = Object.entries(tools).map(listed)
