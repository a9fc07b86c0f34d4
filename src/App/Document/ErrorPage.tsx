import { Effect, Layer } from "effect"
import type { ApiError } from "#schema/Errors.ts"
import { ErrorPages } from "#src/Http/Request/ErrorPages.ts"
import { errorStatus } from "#src/Http/Request/ErrorResponse.ts"
import { assets } from "./Assets.ts"
import { home } from "./LocalPath.ts"
import { pageWith } from "./PageResponse.ts"

const titles: Partial<Record<ApiError["code"], string>> = {
  not_found: "There is nothing here",
  method_not_allowed: "This address is not a page",
  forbidden: "You may not do this",
  internal: "Something went wrong",
  unavailable: "Steward is not available",
  rate_limited: "Not so fast",
  payload_too_large: "That is too much",
  unsupported_media_type: "This cannot be read"
}

const advice: Partial<Record<ApiError["code"], string>> = {
  not_found: "The address may be mistyped, or what was here is gone.",
  internal: "It was our fault, and not yours. Please try again.",
  unavailable: "Please try again in a moment."
}

/** What went wrong, what to do now, and what helps to find out why. */
export const ErrorBody = ({ message, requestId }: { readonly message: string; readonly requestId: string }) => (
  <>
    <p>{message}</p>
    <p>
      <a href={home}>Go to Steward</a>
    </p>
    <p class="soft small">
      If you ask for help, give this id: <span class="where">{requestId}</span>
    </p>
  </>
)

export const errorPages = Layer.effect(
  ErrorPages,
  Effect.map(assets, (made) => ({
    show: ({ code, message }, requestId, headers) =>
      pageWith(
        made,
        {
          title: titles[code] ?? "This did not work",
          body: <ErrorBody message={advice[code] ?? message} requestId={requestId} />
        },
        { status: errorStatus[code], headers }
      )
  }))
)
