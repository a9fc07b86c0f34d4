import { Effect } from "effect"
import { ClickId, type WorkspaceId } from "#schema/Ids.ts"
import type { NewTrackedLink } from "#schema/resources/Link.ts"
import { clickParameter } from "#schema/resources/Sale.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"

export const person = { method: "GET", headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/131.0" } }

export const clickIn = (address: string) => ClickId.make(new URL(address).searchParams.get(clickParameter) ?? "")

/** Somebody follows a new link of the workspace. */
export const click = Effect.fn("click")(function* (
  workspaceId: WorkspaceId,
  link: Omit<NewTrackedLink, "target_url"> = {}
) {
  const links = yield* TrackedLinks
  const { code } = yield* links.create(workspaceId, { target_url: "https://shop.example/offer", ...link })
  return clickIn(yield* links.follow(code, person))
}, Effect.orDie)
