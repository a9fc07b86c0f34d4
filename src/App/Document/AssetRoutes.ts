import { HttpRouter, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { NotFound } from "#schema/Errors.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { type Asset, assetPath, assets } from "./Assets.ts"

const headers = {
  "cache-control": "public, max-age=31536000, immutable",
  vary: "accept-encoding",
  "content-security-policy": "default-src 'none'",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin"
}

const accepts = (header: string, encoding: string) =>
  header.split(",").some((one) => {
    const [name = "", ...parameters] = one.split(";").map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((part) => /^q=0(\.0*)?$/.test(part))
  })

const answer = ({ brotli, contentType, gzip, text }: Asset, encodings: string) => {
  if (accepts(encodings, "br")) {
    return HttpServerResponse.uint8Array(brotli(), { contentType, headers: { ...headers, "content-encoding": "br" } })
  }
  return accepts(encodings, "gzip")
    ? HttpServerResponse.uint8Array(gzip(), { contentType, headers: { ...headers, "content-encoding": "gzip" } })
    : HttpServerResponse.text(text, { contentType, headers })
}

/** Scripts and style. Their addresses change with what is in them, so browsers keep them for ever. */
export const assetRoutes = Router.use((router) =>
  router.get(
    `${assetPath}:name`,
    Effect.gen(function* () {
      const { name = "" } = yield* HttpRouter.params
      const { headers: sent } = yield* HttpServerRequest.HttpServerRequest
      const found = (yield* assets).files.get(name)
      if (found === undefined)
        return yield* Effect.fail(new NotFound({ message: `There is nothing at ${assetPath}${name}` }))
      return answer(found, sent["accept-encoding"] ?? "")
    })
  )
)
