import { HttpClient, HttpClientRequest } from "@effect/platform"
import { type Duration, Effect } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"

const page = "123450001"
const person = (handle: string, name: string, follows = false) => ({ id: `person.${handle}`, name, handle, follows })

/** What some strangers write to the brand, one after the other; and a form that one of them fills in. */
const writings = [
  {
    path: "messages",
    body: {
      platform: "facebook",
      accountId: page,
      person: person("kari.n", "Kari Nordmann"),
      text: "Hi! Is the Fjell 2 tent coming back in green? You can reach me at kari.n@example.com"
    }
  },
  {
    path: "messages",
    body: {
      platform: "instagram",
      accountId: "17841400000000001",
      person: person("dana.outdoors", "Dana Example", true),
      text: "Loved the cabin weekend! When is the next one?"
    }
  },
  {
    path: "messages",
    body: {
      platform: "facebook",
      accountId: page,
      person: person("ola.fjell", "Ola Fjell"),
      text: "Send me the size chart",
      kind: "tap"
    }
  },
  {
    path: "messages",
    body: {
      platform: "tiktok",
      accountId: "-000nordlysOutdoor",
      person: person("maja.hikes", "Maja"),
      text: "do you ship to Denmark? call me on +45 32 12 34 56"
    }
  },
  {
    path: "leads",
    body: {
      accountId: page,
      answers: {
        full_name: "Per Hansen",
        email: "per.hansen@example.com",
        phone_number: "+47 22 86 44 00",
        "Which jacket are you after?": "Shell, size L"
      }
    }
  }
] as const

/** Strangers write messages to the sandbox's accounts. Answers how many of what they wrote was taken. */
export const writing = tracedFn("Demo.writing")(function* (sandboxUrl: string, every: Duration.DurationInput) {
  const client = HttpClient.filterStatusOk(yield* HttpClient.HttpClient)
  let taken = 0
  for (const { body, path } of writings) {
    yield* Effect.sleep(every)
    const request = yield* HttpClientRequest.bodyJson(HttpClientRequest.post(`${sandboxUrl}/_sandbox/${path}`), body)
    taken += yield* client.execute(request).pipe(
      Effect.scoped,
      Effect.as(1),
      Effect.catchAll((error) => Effect.as(Effect.logDebug("A message of the demonstration was not taken", error), 0))
    )
  }
  return taken
})
