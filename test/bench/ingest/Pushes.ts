import { Redacted } from "effect"
import { ownComments } from "#src/Demo/OwnComments.ts"
import { signWebhook } from "#src/Platforms/Graph/WebhookSignature.ts"
import { pageOf } from "./Brands.ts"

export const appSecret = "the app secret of a bench"

/** Comments in each webhook, as a platform sends them for a post that goes viral. */
export const commentsEach = 10

/** A webhook that is ready to be sent. */
export interface Push {
  readonly body: Uint8Array<ArrayBuffer>
  readonly signature: string
}

export interface PushesOptions {
  readonly count: number
  /** The brands that they are for, in turns. */
  readonly brands: ReadonlyArray<number>
  /** Sets the comments apart from those of every other run. */
  readonly run: number
  /** Said by all of them; else they say what people say. */
  readonly text?: string
}

const written = 1_790_932_505

/** `n` is the comment's number in its run. */
export const externalIdOf = (page: string, run: number, n: number) => `${page}_${run}_${n}`

const change = (page: string, run: number, n: number, text?: string) => {
  const said = ownComments[n % ownComments.length]
  return {
    field: "feed",
    value: {
      item: "comment",
      verb: "add",
      comment_id: externalIdOf(page, run, n),
      post_id: `${page}_1`,
      parent_id: `${page}_1`,
      from: { id: `5${run}${n % 100_000}`, name: said?.author.name ?? "Kari" },
      message: text ?? said?.text ?? "Lovely",
      created_time: written + n,
      post: { permalink_url: `https://facebook.com/${page}/posts/1`, status_type: "added_photos", id: `${page}_1` }
    }
  }
}

/** A webhook of ten comments, signed; of those of a run it is number `index`. */
export const pushOf = (index: number, { brands, run, text }: Omit<PushesOptions, "count">): Push => {
  const page = pageOf(brands[index % brands.length] ?? 0)
  const changes = Array.from({ length: commentsEach }, (_, n) => change(page, run, index * commentsEach + n, text))
  const body = new TextEncoder().encode(
    JSON.stringify({ object: "page", entry: [{ id: page, time: written, changes }] })
  )
  return { body, signature: signWebhook(Redacted.make(appSecret), body) }
}

/** Webhooks that are made beforehand. */
export const pushes = ({ count, ...options }: PushesOptions): ReadonlyArray<Push> =>
  Array.from({ length: count }, (_, index) => pushOf(index, options))
