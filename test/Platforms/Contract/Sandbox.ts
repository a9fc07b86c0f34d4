import { FetchHttpClient } from "@effect/platform"
import { Layer } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { Receiver, secret } from "#test/Sandbox/Receiver.ts"

/** The imitated platforms, and a receiver of what they push. */
export const sandbox = Layer.mergeAll(
  SandboxServer.layer({ settings: { appSecret: secret }, push: { base: "1 millis", cap: "2 millis" } }),
  Receiver.layer,
  FetchHttpClient.layer,
  Layer.setTracerEnabled(false)
)
