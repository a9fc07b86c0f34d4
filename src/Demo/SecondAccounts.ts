import { HttpClient, HttpClientRequest } from "@effect/platform"
import { Clock, Duration, Effect } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"

/** One more account a platform, which is not connected: for whoever tries the buttons. */
const accounts = [
  { platform: "facebook", id: "123450002", post: "123450002_880001" },
  { platform: "instagram", id: "17841400000000002", post: "17890000000000021" },
  { platform: "threads", id: "17841400000000010", post: "18000000000000021" },
  { platform: "tiktok", id: "-000nordlysRepair", post: "7400000000000000021" },
  { platform: "youtube", id: "UCnordlysRepair00000001", post: "nrdlysFixIt" }
] as const

/** What people wrote there before, and how many days ago. */
const comments = [
  { ago: 6, text: "Do you repair tents of other brands, too?" },
  { ago: 4, text: "Earn $5000 a week from home, message me on WhatsApp +1 555 014 2277 and double your bitcoin" },
  { ago: 1, text: "My zip works like new. Thank you!" }
] as const

/** Makes the accounts that a click connects, once. */
export const secondAccounts = tracedFn("Demo.secondAccounts")(function* (sandboxUrl: string) {
  const client = yield* HttpClient.HttpClient
  const now = yield* Clock.currentTimeMillis
  const send = (path: string, body: unknown) =>
    Effect.scoped(client.execute(HttpClientRequest.bodyUnsafeJson(HttpClientRequest.post(sandboxUrl + path), body)))
  for (const { id, platform, post } of accounts) {
    const caption = "Bring us what is torn. We mend it while you have a coffee."
    const made = yield* send("/_sandbox/accounts", {
      platform,
      id,
      name: "Nordlys Repair",
      handle: "nordlysrepair",
      token: `SECOND_${platform}`,
      posts: [{ id: post, caption, url: `https://example.com/${post}` }]
    })
    // there since an earlier run
    if (made.status !== 201) continue
    for (const { ago, text } of comments) {
      yield* send("/_sandbox/comments", {
        platform,
        accountId: id,
        postId: post,
        author: { id: `person.eva.${platform}`, name: "Eva Example", handle: "eva.example" },
        text,
        createdAt: now - Duration.toMillis(Duration.days(ago)),
        deliver: "poll"
      })
    }
  }
})
