import { HttpServerRequest } from "@effect/platform"
import { Effect, Redacted } from "effect"
import { SignIn } from "#src/Access/SignIn/SignIn.ts"
import { SignInLinks } from "#src/Access/SignIn/SignInLinks.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { home } from "../Document/LocalPath.ts"
import { seeOther } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { parameter } from "../Visitor/Query.ts"
import { linkGone, Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { secondStepPath } from "./SecondStepPath.ts"

/** Another site may have sent the browser, to sign somebody in as whom they are not. */
const fromElsewhere = new Stopped({
  status: 403,
  title: "Open this link yourself",
  message: "Another site has led here. Copy the link from where Steward printed it into the address bar."
})

/** The link that opens the app signed in. */
export const openRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const links = yield* SignInLinks
    const signIn = yield* SignIn

    const open = Effect.gen(function* () {
      const { headers } = yield* HttpServerRequest.HttpServerRequest
      if (!["none", "same-origin"].includes(headers["sec-fetch-site"] ?? "none")) return yield* fromElsewhere
      const token = Redacted.make((yield* parameter("token")) ?? "")
      const personId = yield* Effect.mapError(links.redeem(token), linkGone)
      return yield* signIn.withLink(personId, yield* visitor.from).pipe(
        Effect.map((signedIn) => visitor.cookies.set(seeOther(home), signedIn)),
        Effect.catchTag("SecondStepNeeded", (waiting) =>
          Effect.succeed(visitor.cookies.setHalf(seeOther(secondStepPath(home)), waiting))
        )
      )
    })

    yield* router.get("/open", answering(open))
  })
)
