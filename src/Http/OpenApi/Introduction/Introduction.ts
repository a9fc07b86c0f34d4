import { verifyingCode } from "./Verifying.ts"

/** A paragraph, points, or code. What stands between backticks in a sentence is code. */
export type Block =
  | string
  | { readonly points: ReadonlyArray<string> }
  | { readonly code: string; readonly language: string }

export interface Section {
  readonly title: string
  readonly blocks: ReadonlyArray<Block>
}

/** What holds for every operation, for somebody who reads it for the first time. */
export const introduction: ReadonlyArray<Section> = [
  {
    title: "What it is",
    blocks: [
      "Steward moderates the comments under a brand's posts and ads. An autopilot hides what harms, asks a person about what it is not sure of, learns from the answers, and explains every decision. With this API you read comments and contacts, act on them, answer what waits, change the settings, and are told of events as they happen."
    ]
  },
  {
    title: "Keys",
    blocks: [
      "Every request carries an API key. A key belongs to one workspace and acts as the person who made it: it may do what that person's role allows at that moment. Make one with `bun run steward keys create --name NAME`. It is shown once; Steward keeps only a hash.",
      { language: "sh", code: 'curl -H "Authorization: Bearer $KEY" "$STEWARD/api/v1/me"' },
      "A key that is missing, unknown, revoked or past its end is answered with 401. A role, or a scope of the key, that does not allow the operation is answered with 403."
    ]
  },
  {
    title: "Pages",
    blocks: [
      "Lists come newest first, in pages of 50. `limit` asks for 1 to 100. Pass `next_cursor` back as `cursor`, with the same filters, until it is null. Paging skips nothing and repeats nothing while new rows arrive. A cursor that was changed, or that is from another list or workspace, is answered with 400."
    ]
  },
  {
    title: "Errors",
    blocks: [
      "Every error is flat JSON: `code` names its kind and never changes, `message` is a sentence to act on, and `request_id` is the `x-request-id` of the answer. A 400 has `issues` as well, with everything that is wrong and where.",
      "What is checked comes in this order: the key (401), the rate (429), the role (403), the request (400), whether the thing is there (404), and whether it can be done (409, 412, 422). A field or parameter with an unknown name is a mistake and is answered with 400, with the nearest name there is.",
      "Try again after 429 and 503, once the time in `retry-after` has passed where there is one. All other errors stay the same until the request changes."
    ]
  },
  {
    title: "Doing it once",
    blocks: [
      "Operations that take the header `Idempotency-Key` can be sent again without being done twice. Choose 1 to 255 visible characters that are new for each thing you want done. For 24 hours the same key with the same request gets the first answer again. With another request it is answered with 422, and while the first one still runs with 409.",
      "The guidance and the protections have an `etag`. Send it back as `if-match` with a change, and the change is refused with 412 if somebody else was faster. Other changes have no version to compare: there `if-match` is answered with 400, and nothing changes. Send it as `if-none-match` when you read them again, and you get 304 without a body where nothing in the answer is new."
    ]
  },
  {
    title: "Rates",
    blocks: [
      "Unless an installation sets it otherwise, a key may make 600 requests a minute, and 60 of them at once. `ratelimit-policy` says the limit and `ratelimit` what is left of it. A request too many is answered with 429, and `retry-after` says in whole seconds when to come back."
    ]
  },
  {
    title: "Blanks",
    blocks: [
      "An empty text, or null in a filter, is the same as leaving it out. In a change, null removes the value where the field says so."
    ]
  },
  {
    title: "Times",
    blocks: [
      "Times in answers are ISO 8601 in UTC with milliseconds: `2026-10-02T09:15:04.000Z`. Only `created_at` in Needs you has whole seconds. A time that you send needs an offset, such as `Z` or `+02:00`. Days of reports are days in the brand's time zone."
    ]
  },
  {
    title: "Events",
    blocks: [
      "A hook is told of one event at one address. Subscribe with `POST /api/v1/hooks` and keep `signing_secret`, which is shown only there. Webhooks that a person adds with `bun run steward webhooks add` can listen to several events.",
      {
        points: [
          "Answer with any 2xx within 8 seconds. Network errors, timeouts, 408, 429 and 5xx are tried again after about 1, 3 and 9 seconds, or after `retry-after` up to 15 seconds. Other answers are final, and 410 disables the hook.",
          "A delivery can arrive more than once. Keep the `id` of those that you have handled, and ignore repeats.",
          "`sequence` counts 1, 2, 3 … for each hook. If a number is missing, fetch what you missed with `GET /api/v1/hooks/{id}/deliveries?after_sequence=…`, or have it sent again with `POST /api/v1/hooks/{id}/redeliver`.",
          "Nothing is kept for a hook that a 410 disabled: what happened meanwhile has no `sequence`, and is not sent when the same is subscribed again. Read it with `GET /api/v1/comments?since=…`.",
          "`POST /api/v1/hooks/{id}/test` sends one delivery at once, with `test` true, and tells what the receiver answered."
        ]
      }
    ]
  },
  {
    title: "Verifying a delivery",
    blocks: [
      "Anybody can send a request to your address, so verify each one before you use it. `x-service-signature-v2` is `v2=` and the HMAC-SHA256, in hexadecimal, of `x-service-timestamp`, a dot, and the body as it arrived. The key is the whole signing secret, `whsec_` included. Refuse what is more than five minutes old.",
      { language: "js", code: verifyingCode },
      "Any library for Standard Webhooks verifies deliveries as well, by `webhook-id`, `webhook-timestamp` and `webhook-signature`. The header `x-service-signature` is deprecated: do not build on it. It holds one signature, by the new secret from the moment of a rotation."
    ]
  }
]

const blockAsMarkdown = (block: Block): string => {
  if (typeof block === "string") return block
  if ("points" in block) return block.points.map((point) => `- ${point}`).join("\n")
  return `\`\`\`${block.language}\n${block.code}\n\`\`\``
}

/** As the description of the document, which is Markdown. */
export const asMarkdown = (sections: ReadonlyArray<Section>): string =>
  sections.map(({ blocks, title }) => [`## ${title}`, ...blocks.map(blockAsMarkdown)].join("\n\n")).join("\n\n")
