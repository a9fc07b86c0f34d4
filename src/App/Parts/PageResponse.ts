import { HttpServerResponse } from "@effect/platform"
import { document, type PageOptions } from "./Layout.ts"
import { styleSource } from "./Style.ts"

export interface ResponseOptions {
  readonly status?: number
  /** Where a form of the page may lead beside Steward itself, as sources of a content security policy. */
  readonly formTargets?: ReadonlyArray<string>
  readonly headers?: Readonly<Record<string, string>>
}

const policy = (formTargets: ReadonlyArray<string>) =>
  [
    "default-src 'none'",
    `style-src ${styleSource}`,
    "img-src 'self'",
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'"
  ].join("; ")

const always = {
  "cache-control": "no-store",
  // not no-referrer: browsers then hide where a form comes from
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex"
}

export const page = (options: PageOptions, { formTargets = [], headers = {}, status = 200 }: ResponseOptions = {}) =>
  HttpServerResponse.text(document(options).text, {
    status,
    contentType: "text/html; charset=utf-8",
    headers: { ...always, "content-security-policy": policy(formTargets), ...headers }
  })

/** To another page, by GET whatever this was. */
export const seeOther = (location: string) =>
  HttpServerResponse.empty({
    status: 303,
    headers: { ...always, "content-security-policy": policy([]), location }
  })
