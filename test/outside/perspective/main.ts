import { match, ok, rejects, strictEqual } from "node:assert/strict"
import { FetchHttpClient } from "@effect/platform"
import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Console, Effect, Logger, LogLevel } from "effect"
import { RandomBytes } from "../../../src/Ground/RandomBytes.ts"
import { apiClient, coral, googleClient } from "./Clients.ts"
import { steward } from "./Steward.ts"

const rude = "You are a stupid idiot, shut your mouth"
const kind = "Thank you, the parcel came on Tuesday"
const all = ["TOXICITY", "SEVERE_TOXICITY", "IDENTITY_ATTACK", "INSULT", "PROFANITY", "THREAT", "SPAM"]

const play = async (place: { readonly baseUrl: string; readonly key: string }) => {
  const client = apiClient(place)
  const scores = await client(rude, all)
  strictEqual(Object.keys(scores).length, all.length)
  ok((scores["TOXICITY"] ?? 0) > 0.8, JSON.stringify(scores))
  ok(((await client(kind, ["TOXICITY"]))["TOXICITY"] ?? 1) < 0.3)
  await rejects(client(rude, ["FLIRTATION"]), /Attribute FLIRTATION is not supported/)
  console.log("✓ perspective-api-client 3.1.0 scores, and tells what is refused")

  const ours = await googleClient(place)
  strictEqual((await ours(rude, all))["TOXICITY"], scores["TOXICITY"])
  await rejects((await googleClient({ ...place, key: "AIzaSyNothing" }))(rude, all), /API key not valid/)
  console.log("✓ Google's googleapis-common discovers the service and scores the same")

  const score = await coral(place)(rude, "TOXICITY")
  strictEqual(score, scores["TOXICITY"])
  await rejects(coral({ ...place, key: "none" })(rude, "TOXICITY"), (error: Error) => {
    match(error.message, /^400 .*INVALID_ARGUMENT/)
    return true
  })
  console.log("✓ Coral's call scores the same")
}

const main = Effect.gen(function* () {
  const place = yield* steward()
  yield* Effect.tryPromise(() => play(place))
  yield* Console.log("Clients of Perspective work with Steward by another address.")
}).pipe(Effect.scoped)

main.pipe(
  Effect.provide([BunContext.layer, FetchHttpClient.layer, RandomBytes.layer]),
  Logger.withMinimumLogLevel(LogLevel.Warning),
  BunRuntime.runMain
)
