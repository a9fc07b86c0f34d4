import { Effect } from "effect"

/** Whether the protocol's library takes a content type for JSON; it need not be loaded to know the usual one. */
export const isJson = (type: string | null | undefined): Effect.Effect<boolean> =>
  type === "application/json"
    ? Effect.succeed(true)
    : Effect.promise(async () => (await import("@modelcontextprotocol/server")).isJsonContentType(type))
