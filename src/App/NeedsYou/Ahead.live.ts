import type { Signal } from "@preact/signals"
import type { client } from "../Browser/Client.ts"
import type { fetchedViews } from "./FetchedViews.live.ts"
import { continued, type NeedsYouState } from "./NeedsYou.state.ts"

/** How many comments ahead are fetched, and from how many on the list is continued. */
const ahead = 3
const fewLeft = 40
const triedAgainMilliseconds = 2000

export const pageSize = 50

interface Looked {
  readonly state: Signal<NeedsYouState>
  readonly change: (next: NeedsYouState) => void
  readonly views: ReturnType<typeof fetchedViews>
}

/** Fetches what is looked at next, before it is. */
export const aheadOf = (api: ReturnType<typeof client>["api"], { change, state, views }: Looked) => {
  let isContinuing = false

  const goOn = async (at: number) => {
    const { items, next } = state.value
    if (isContinuing || next === null || items.length - at > fewLeft) return
    isContinuing = true
    const [page, status] = await Promise.all([
      api("autopilot.needsYou", { urlParams: { limit: pageSize, cursor: next } }),
      api("autopilot.status", {})
    ])
    isContinuing = false
    const waiting = status.isDone ? status.value.data.waiting : undefined
    if (page.isDone) change(continued(state.value, page.value, waiting))
    else setTimeout(prefetch, triedAgainMilliseconds)
  }

  const prefetch = () => {
    const { items, selected } = state.value
    const at = Math.max(
      items.findIndex(({ id }) => id === selected),
      0
    )
    for (const { id } of items.slice(at, at + 1 + ahead)) if (!views.isKnown(id)) void views.load(id)
    void goOn(at)
  }

  return prefetch
}
