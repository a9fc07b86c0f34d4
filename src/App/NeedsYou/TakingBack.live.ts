import type { Signal } from "@preact/signals"
import type { client } from "../Browser/Client.ts"
import type { ClientRefusal } from "../Browser/ClientRefusal.ts"
import { dismiss, toast } from "../Parts/Toasts.tsx"
import type { fetchedViews } from "./FetchedViews.live.ts"
import type { inTurn } from "./InTurn.ts"
import { listed, type NeedsYouState, takenBack, without } from "./NeedsYou.state.ts"
import { returning } from "./Returning.ts"
import { untilTold } from "./Telling.live.ts"

/** What stands on the page, and how it changes. */
export interface PageState {
  readonly state: Signal<NeedsYouState>
  readonly change: (next: NeedsYouState) => void
  /** The same by no deed of whoever looks at it: keys that were meant for what stood there answer nothing. */
  readonly changeByOthers: (next: NeedsYouState) => void
  readonly views: ReturnType<typeof fetchedViews>
}

interface Deeds {
  readonly turn: ReturnType<typeof inTurn>
  /** An answer is carried out no further. */
  readonly forget: (id: string) => void
}

/**
 * Takes answers back. The comments stand there again at once, so that the next key is for them and not for what came in
 * their place; those that only the server knows come as soon as they can.
 */
export const takingBack = (
  app: ReturnType<typeof client>["app"],
  { change, changeByOthers, state, views }: PageState,
  { forget, turn }: Deeds
) => {
  const back = returning()

  /** Null where it is back, or was answered anew. */
  const backFromServer = async (id: string): Promise<ClientRefusal | null> => {
    const taken = await turn([id], () => untilTold(() => app("needs_you.takeBack", { path: { id } })))
    const isIn = (all: ReadonlyArray<{ readonly id: string }>) => all.some((one) => one.id === id)
    if (isIn(state.value.given) || (taken.isDone && isIn(state.value.items))) return null
    const asks = (await views.load(id))?.needs_you ?? null
    if (asks !== null && !isIn(state.value.items)) change(listed(state.value, asks))
    return asks !== null || taken.isDone ? null : taken.refusal
  }

  const fromServer = async (ids: ReadonlyArray<string>) => {
    const outcomes = await Promise.all(ids.map(backFromServer))
    const late = ids.filter((_, nth) => outcomes[nth] !== null)
    if (late.length > 0) changeByOthers(without(state.value, late))
    const [refusal] = outcomes.filter((one) => one !== null)
    if (refusal !== undefined) toast({ id: "late", kind: "alert", text: refusal.message })
  }

  const takeBack = (ids: ReadonlyArray<string>): Promise<void> => {
    for (const id of ids) {
      dismiss(id)
      forget(id)
    }
    change(takenBack(state.value, ids))
    return back.during(ids, fromServer(ids))
  }

  return { back, takeBack }
}
