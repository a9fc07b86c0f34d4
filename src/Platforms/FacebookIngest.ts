import { Context, DateTime, Effect, Layer, Option, type Redacted } from "effect"
import { Intake } from "#src/Comments/Intake.ts"
import type { Observation, ObservedAccount } from "#src/Comments/Observation.ts"
import { Posts } from "#src/Comments/Posts.ts"
import { Messages } from "#src/Contacts/Messages.ts"
import { Accounts } from "./Accounts.ts"
import { commentUrl } from "./Facebook/CommentUrl.ts"
import { readWebhook } from "./Facebook/Webhook.ts"
import { handshake } from "./Facebook/WebhookHandshake.ts"
import { verifyWebhook } from "./Facebook/WebhookSignature.ts"

export interface FacebookIngestOptions {
  readonly appSecret: Option.Option<Redacted.Redacted>
  readonly verifyToken: Option.Option<Redacted.Redacted>
}

/** Takes in what Facebook pushes. */
export class FacebookIngest extends Context.Tag("steward/FacebookIngest")<
  FacebookIngest,
  {
    /** The challenge to answer Meta's check of the callback address with; none when it is to be refused. */
    readonly handshake: (query: Readonly<Record<string, string | undefined>>) => Option.Option<string>
    /** Stores what a webhook reports before it ends, so that it may be acknowledged. False: not signed by the app. */
    readonly receive: (body: Uint8Array, signature: string | undefined) => Effect.Effect<boolean>
  }
>() {
  static readonly layer = (options: FacebookIngestOptions) =>
    Layer.effect(
      FacebookIngest,
      Effect.gen(function* () {
        const accounts = yield* Accounts
        const intake = yield* Intake
        const inbox = yield* Messages
        const posts = yield* Posts

        /** Not every push tells where the post is, and with it the comment: then an earlier one or a reading did. */
        const addressed = Effect.fn("FacebookIngest.addressed")(function* (
          account: ObservedAccount,
          observations: ReadonlyArray<Observation>
        ) {
          const lacking = observations.flatMap((one) =>
            one._tag === "Commented" && one.comment.url === null && one.comment.post !== null
              ? [one.comment.post.externalId]
              : []
          )
          const addresses = yield* posts.addresses(account, lacking)
          return observations.map((one) => {
            if (one._tag !== "Commented" || one.comment.url !== null) return one
            const { externalId, parentExternalId, post } = one.comment
            const url = commentUrl(addresses.get(post?.externalId ?? "") ?? null, externalId, parentExternalId)
            return { ...one, comment: { ...one.comment, url } }
          })
        })

        return FacebookIngest.of({
          handshake: (query) =>
            Option.flatMap(options.verifyToken, (token) => Option.getRight(handshake(query, token))),
          receive: Effect.fn("FacebookIngest.receive")(function* (body, signature) {
            if (!Option.exists(options.appSecret, (secret) => verifyWebhook(secret, body, signature))) return false
            const { pages, skipped } = readWebhook(new TextDecoder().decode(body), yield* DateTime.now)
            if (skipped.length > 0) yield* Effect.logWarning("Parts of a webhook were skipped", { skipped })
            for (const { messages, observations, pageId } of pages) {
              const connected = yield* accounts.findByExternalId("facebook", pageId)
              if (Option.isNone(connected)) {
                yield* Effect.logWarning("What was pushed is forgotten: the page is not connected, or no longer", {
                  pageId
                })
                continue
              }
              const { id, platform, workspace_id } = connected.value
              yield* accounts.pushed(workspace_id, id)
              const account = { workspaceId: workspace_id, accountId: id, platform }
              yield* intake.receive(account, yield* addressed(account, observations))
              yield* inbox.receive(account, messages)
            }
            return true
          })
        })
      })
    )
}
