import { Data } from "effect"

/** A page that cannot be shown, or a form that cannot be taken: what the person is told instead. */
export class Stopped extends Data.TaggedError("Stopped")<{
  readonly status: number
  readonly title: string
  readonly message: string
  readonly headers?: Readonly<Record<string, string>>
}> {}

export const tooMany = ({ message, retryAfter }: { readonly message: string; readonly retryAfter: number }) =>
  new Stopped({ status: 429, title: "Not so fast", message, headers: { "retry-after": String(retryAfter) } })

export const tooBusy = ({ message }: { readonly message: string }) =>
  new Stopped({ status: 503, title: "One moment", message, headers: { "retry-after": "5" } })

export const linkGone = ({ message }: { readonly message: string }) =>
  new Stopped({ status: 410, title: "This link no longer works", message })
