import { Effect, Option, Redacted } from "effect"
import { makeFacebook } from "#src/Platforms/Facebook/FacebookAdapter.ts"
import type { AccountAccess, CommentReference } from "#src/Platforms/Port/PlatformGateway.ts"
import { fakeHttp } from "../../FakeHttp.ts"

export const account: AccountAccess = {
  platform: "facebook",
  externalId: "123450001",
  token: Redacted.make("PAGE_TOKEN_1")
}

export const comment: CommentReference = {
  externalId: "990001_770001",
  parentExternalId: null,
  authorExternalId: "5550001",
  postExternalId: null,
  adId: null
}

export const setUp = (
  respond: Parameters<typeof fakeHttp>[0],
  appSecret: Option.Option<Redacted.Redacted> = Option.none()
) => {
  const { layer, sent } = fakeHttp(respond)
  const facebook = makeFacebook({ base: "https://graph.facebook.com/v26.0", appSecret })
  return { facebook: Effect.provide(facebook, layer), sent }
}
