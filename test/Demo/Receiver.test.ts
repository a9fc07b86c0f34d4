import { FetchHttpClient, FileSystem, HttpClient, HttpClientRequest } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Receiver } from "#src/Demo/Receiver.ts"
import { signedHeaders } from "#src/Webhooks/Signing/Signature.ts"
import { SigningSecret } from "#src/Webhooks/Signing/SigningSecret.ts"

const receiver = Layer.unwrapScoped(
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const folder = yield* fs.makeTempDirectoryScoped()
    return Receiver.layer({ port: 0, logFile: `${folder}/receiver.jsonl` })
  })
)

const secretOf = (letter: string) => SigningSecret.make(`whsec_${letter.repeat(43)}=`)
const body = new TextEncoder().encode("{}")

/** The answer to a delivery that was signed with this secret. */
const delivered = (secret: SigningSecret) =>
  Effect.gen(function* () {
    const { url } = yield* Receiver
    // the test clock stands at the epoch
    const headers = signedHeaders({ deliveryId: "dlv_1", timestamp: 0, body }, [secret])
    const { status } = yield* HttpClient.execute(
      HttpClientRequest.post(url).pipe(HttpClientRequest.setHeaders(headers), HttpClientRequest.bodyUint8Array(body))
    )
    return status
  })

layer(receiver.pipe(Layer.provideMerge(Layer.mergeAll(BunContext.layer, FetchHttpClient.layer))))(
  "the demonstration's receiver",
  (it) => {
    it.effect("loses nothing that comes before it knows a secret, and refuses what is signed otherwise", () =>
      Effect.gen(function* () {
        const { trust } = yield* Receiver
        assert.strictEqual(yield* delivered(secretOf("A")), 503)
        yield* trust(secretOf("A"))
        assert.strictEqual(yield* delivered(secretOf("A")), 200)
        assert.strictEqual(yield* delivered(secretOf("B")), 401)
      })
    )
  }
)
