import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { signWebhook } from "#src/Platforms/Graph/WebhookSignature.ts"
import { PlatformIngest } from "#src/Platforms/Reading/PlatformIngest.ts"
import { facebookAppSecret } from "#test/House.ts"
import { takenIn } from "#test/Platforms/TakenIn.ts"

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

/** Facebook pushes entries about a page, signed. */
export const push = Effect.fn("push")(function* (pageId: string, part: Readonly<Record<string, unknown>>) {
  const ingest = yield* PlatformIngest
  const body = bytesOf(JSON.stringify({ object: "page", entry: [{ id: pageId, time: 1790931999123, ...part }] }))
  assert.isTrue(
    yield* ingest.receive("facebook", body, { "x-hub-signature-256": signWebhook(facebookAppSecret, body) })
  )
  yield* takenIn
})

/** An entry of `messaging`; times are in Unix milliseconds. */
export const messaging = (
  pageId: string,
  at: number,
  part: { readonly message: unknown } | { readonly postback: unknown },
  sender = "5550001"
) => ({ sender: { id: sender }, recipient: { id: pageId }, timestamp: at, ...part })
