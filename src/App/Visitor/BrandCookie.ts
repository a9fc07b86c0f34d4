import { Cookies, type HttpServerRequest } from "@effect/platform"
import { Duration, Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { AnswerHeaders } from "#src/Http/Request/AnswerHeaders.ts"

/** Which brand somebody looked at last, in this browser. It opens nothing: whoever sends another's sees their own. */
export const brandCookie = (baseUrl: string) => {
  const secure = baseUrl.startsWith("https:")
  const name = secure ? "__Host-steward_brand" : "steward_brand"
  const options = { httpOnly: true, path: "/", sameSite: "lax", secure, maxAge: Duration.days(365) } as const
  return {
    read: ({ cookies }: HttpServerRequest.HttpServerRequest): string | undefined => cookies[name],
    remember: (workspaceId: WorkspaceId) =>
      Effect.map(AnswerHeaders, (headers) => {
        headers["set-cookie"] = Cookies.serializeCookie(Cookies.unsafeMakeCookie(name, workspaceId, options))
      })
  }
}
