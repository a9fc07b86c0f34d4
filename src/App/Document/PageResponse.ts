import { HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { h } from "preact"
import { renderToString } from "preact-render-to-string"
import { type Assets, assets } from "./Assets.ts"
import { Document, type PageOptions } from "./Document.tsx"
import { policy } from "./Policy.ts"

export interface ResponseOptions {
  readonly status?: number
  /** Where a form of the page may lead beside Steward itself, as sources of a content security policy. */
  readonly formTargets?: ReadonlyArray<string>
  readonly headers?: Readonly<Record<string, string>>
}

const always = {
  "cache-control": "no-store",
  // not no-referrer: browsers then hide where a form comes from
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex"
}

/** A page as it is answered, with what was made for browsers. */
export const pageWith = (
  made: Assets,
  options: PageOptions,
  { formTargets = [], headers = {}, status = 200 }: ResponseOptions = {}
) =>
  HttpServerResponse.text(`<!doctype html>${renderToString(h(Document, { assets: made, options }))}\n`, {
    status,
    contentType: "text/html; charset=utf-8",
    headers: { ...always, "content-security-policy": policy(formTargets), ...headers }
  })

export const page = (options: PageOptions, response?: ResponseOptions) =>
  Effect.map(assets, (made) => pageWith(made, options, response))

/** To another page, by GET whatever this was. */
export const seeOther = (location: string) =>
  HttpServerResponse.empty({
    status: 303,
    headers: { ...always, "content-security-policy": policy([]), location }
  })
