import {
  createMcpHandler,
  type Implementation,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  preloadSchemas,
  Server,
  WebStandardStreamableHTTPServerTransport
} from "@modelcontextprotocol/server"
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/server/validators/ajv"
import { Effect, Exit, Runtime, Schema } from "effect"
import { toolInstructions } from "#schema/tools/Tools.ts"
import { bothTypes } from "./Protocol/Accept.ts"
import { saysRevision } from "./Protocol/Messages.ts"
import { meantTool } from "./Tools/MeantTool.ts"
import { type Caller, isToolName, type toolCalls } from "./Tools/ToolCalls.ts"
import { toolList } from "./Tools/ToolList.ts"
import { callToolResult } from "./Tools/ToolResult.ts"

/** A request on its way to the tools, and the fiber's surroundings in which they run. */
interface Incoming extends Caller {
  readonly runtime: Runtime.Runtime<never>
}

/** Clients may keep the list this long, whoever they ask for: it is the same for everybody. */
const listHint = { ttlMs: 300_000, cacheScope: "public" } as const

/** Sooner than Bun closes a socket on which nothing is sent, after 10 seconds. */
const keepAliveMs = 4_000

/** What the protocol checked already, so that it does not do so with its own schema once more. */
const Called = Schema.standardSchemaV1(
  Schema.Struct({
    name: Schema.String,
    arguments: Schema.optional(Schema.Record({ key: Schema.String, value: Schema.Unknown }))
  })
)

const unknownTool = (name: string) => {
  const meant = meantTool(
    name,
    toolList.map((tool) => tool.name)
  )
  const hint = meant === null ? "tools/list names them all" : `did you mean ${JSON.stringify(meant)}?`
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no tool ${JSON.stringify(name.slice(0, 64))}; ${hint}`
  )
}

/** All tools are on the first page. */
const noSuchPage = new ProtocolError(
  ProtocolErrorCode.InvalidParams,
  "There is no such cursor: all tools are listed at once, without one"
)

/** The protocol in every revision: each request is answered by a server of its own, which ends with it. */
export const toolServing = (
  call: Effect.Effect.Success<typeof toolCalls>,
  info: Implementation,
  runtime: Runtime.Runtime<never>
) => {
  const incoming = new WeakMap<Request, Incoming>()
  preloadSchemas()
  const options = {
    instructions: toolInstructions,
    capabilities: { tools: {} },
    cacheHints: { "tools/list": listHint, "server/discover": listHint },
    // checks what people fill in, which no tool asks for; one for all, as making it takes long
    jsonSchemaValidator: new AjvJsonSchemaValidator()
  }

  const serverFor = (caller: Incoming | undefined) => {
    const server = new Server(info, options)
    server.setRequestHandler("tools/list", ({ params }) => {
      if ((params?.cursor ?? "") !== "") throw noSuchPage
      return { tools: [...toolList] }
    })
    server.setRequestHandler("tools/call", { params: Called }, async ({ arguments: given = {}, name }, { mcpReq }) => {
      if (caller === undefined) throw new ProtocolError(ProtocolErrorCode.InternalError, "Nobody calls")
      if (!isToolName(name)) throw unknownTool(name)
      const exit = await Runtime.runPromiseExit(caller.runtime)(call(name, given, caller), { signal: mcpReq.signal })
      if (Exit.isSuccess(exit)) return callToolResult(exit.value)
      // the client has gone
      throw new ProtocolError(ProtocolErrorCode.InternalError, "The call was interrupted")
    })
    return server
  }

  const newest = createMcpHandler(({ requestInfo }) => serverFor(requestInfo && incoming.get(requestInfo)), {
    legacy: "reject",
    keepAliveMs,
    onerror: (error) => Runtime.runFork(runtime)(Effect.logDebug("A request to the tool server was refused", error))
  })
  /** Answered as JSON, and not as a stream of a single event: tools are short and say nothing on the way. */
  const older = async (request: Request, parsedBody: unknown, caller: Incoming) => {
    const server = serverFor(caller)
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    const close = () => void server.close()
    request.signal.addEventListener("abort", close, { once: true })
    await server.connect(transport)
    try {
      return await transport.handleRequest(request, { parsedBody })
    } finally {
      request.signal.removeEventListener("abort", close)
      close()
    }
  }

  /** As it came, but for what it accepts, which the door has seen to; its body was read already. */
  const acceptable = ({ headers: given, signal, url }: Request) => {
    const headers = new Headers(given)
    headers.set("accept", bothTypes)
    return new Request(url, { method: "POST", headers, signal })
  }

  const answer = async (asked: Request, parsedBody: unknown, caller: Incoming): Promise<Response> => {
    const request = acceptable(asked)
    if (parsedBody === undefined) return newest.fetch(request)
    if (!saysRevision(parsedBody) && (await isLegacyRequest(request, parsedBody))) {
      return older(request, parsedBody, caller)
    }
    incoming.set(request, caller)
    return newest.fetch(request, { parsedBody })
  }

  return { answer, close: newest.close }
}
