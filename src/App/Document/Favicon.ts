import { HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { Router } from "#src/Http/Routing/Router.ts"
import { icon } from "./Mark.tsx"

const answer = Effect.succeed(
  HttpServerResponse.text(icon, {
    contentType: "image/svg+xml",
    headers: {
      "cache-control": "public, max-age=86400",
      "content-security-policy": "default-src 'none'",
      "x-content-type-options": "nosniff"
    }
  })
)

/** The picture that browsers show beside a page's name; the second address is where they look unasked. */
export const faviconRoutes = Router.use((router) =>
  Effect.zipRight(router.get("/favicon.svg", answer), router.get("/favicon.ico", answer))
)
