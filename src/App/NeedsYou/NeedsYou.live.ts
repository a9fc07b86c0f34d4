import { batch, computed, signal } from "@preact/signals"
import type { NeedsYouView } from "#schema/app/NeedsYouView.ts"
import type { HeldKind } from "#schema/resources/HeldAnswer.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { client } from "../Browser/Client.ts"
import { tellOfWaiting } from "../Browser/Notices.ts"
import { oncePainted } from "../Browser/Painted.ts"
import { listenToComments } from "../Browser/Stream.ts"
import { dismiss, toast } from "../Parts/Toasts.tsx"
import { counted } from "../Parts/Words.tsx"
import { doneWords, givenAlikeWords, givenWords, otherWords } from "./AnswerWords.ts"
import {
  answered,
  beyondOf,
  continued,
  lastGiven,
  moved,
  type NeedsYouState,
  refreshed,
  takenBack,
  waitingIn,
  without
} from "./NeedsYou.state.ts"
import type { NeedsYouProps } from "./NeedsYouProps.ts"
import { untilAnswered } from "./Sending.ts"

/** How many comments ahead are fetched, how many are kept, and from how many on the list is continued. */
const ahead = 3
const mostKept = 30
const fewLeft = 40
const pageSize = 50
const triedAgainMilliseconds = 2000

const started = ({ held, isTop, items, next, view, waiting }: NeedsYouProps): NeedsYouState => ({
  items,
  beyond: beyondOf(items, waiting),
  selected: view?.comment.id ?? null,
  given: held.map(({ answer, id, together }) => ({ id, item: null, index: 0, answer, together })),
  next,
  isTop
})

/** What answering does: at once on the page, then on the server, and back again where the server refuses. */
export const live = (props: NeedsYouProps) => {
  const { app, api } = client(props.workspace)
  const state = signal(started(props))
  const views = signal<ReadonlyMap<string, NeedsYouView>>(
    new Map(props.view === null ? [] : [[props.view.comment.id, props.view]])
  )
  const alike = signal<ReadonlyArray<NeedsYouItem> | null>(null)
  /** The comment that is seen already: only then what is less urgent is drawn and fetched. */
  const painted = signal(state.value.selected)
  const asked = new Set<string>()
  let isContinuing = false

  const load = async (id: string) => {
    asked.add(id)
    const found = await app("needs_you.view", { path: { id } })
    asked.delete(id)
    if (!found.isDone) return null
    views.value = new Map([...[...views.value].slice(1 - mostKept), [id, found.value.data]])
    return found.value.data
  }

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

  const isKnown = (id: string) => views.value.has(id) || asked.has(id)

  const prefetch = () => {
    const { items, selected } = state.value
    const at = Math.max(
      items.findIndex(({ id }) => id === selected),
      0
    )
    for (const { id } of items.slice(at, at + 1 + ahead)) if (!isKnown(id)) void load(id)
    void goOn(at)
  }

  const whenPainted = oncePainted()

  const change = (next: NeedsYouState) => {
    const { selected } = next
    batch(() => {
      if (selected !== state.value.selected) alike.value = null
      state.value = next
    })
    if (selected !== null && !isKnown(selected)) void load(selected)
    whenPainted(() => {
      painted.value = selected
      prefetch()
    })
  }

  const refresh = async () => {
    const page = await api("autopilot.needsYou", { urlParams: { limit: pageSize } })
    if (page.isDone) change(refreshed(state.value, page.value))
  }

  const takeBack = async (ids: ReadonlyArray<string>) => {
    for (const id of ids) dismiss(id)
    const outcomes = await Promise.all(ids.map((id) => app("needs_you.takeBack", { path: { id } })))
    const back = ids.filter((_, nth) => outcomes[nth]?.isDone)
    const isElsewhere = state.value.given.some(({ id, item }) => item === null && back.includes(id))
    if (back.length > 0) change(takenBack(state.value, back))
    if (isElsewhere) await refresh()
    const late = outcomes.find((one) => !one.isDone)
    if (late !== undefined && !late.isDone) toast({ id: "late", kind: "alert", text: late.refusal.message })
  }

  const itemOf = (id: string) => state.value.items.find((one) => one.id === id)

  const answer = async (kind: HeldKind, text?: string) => {
    const item = itemOf(state.value.selected ?? "")
    if (item === undefined) return
    const { id } = item
    const undo = () => takeBack([id])
    change(answered(state.value, [item], kind))
    toast({ id, kind: "good", text: givenWords(kind, item), undo })
    const payload = text === undefined ? { answer: kind } : { answer: kind, text }
    const isStill = () => state.value.given.some((one) => one.id === id)
    const waits = () => {
      if (isStill()) toast({ id: "waits", kind: "alert", text: "Steward does not answer. It is tried again." })
    }
    const held = await untilAnswered(() => app("needs_you.hold", { path: { id }, payload }), waits)
    dismiss("waits")
    if (held.isDone) return
    // who was first, and how, or what else stood in the way
    toast({ id, kind: "alert", text: held.refusal.message })
    if (held.refusal.code !== "conflict" && held.refusal.code !== "not_found") change(takenBack(state.value, [id]))
  }

  const answerAlike = async (kind: HeldKind) => {
    const item = itemOf(state.value.selected ?? "")
    if (item === undefined) return
    const all = [item, ...(alike.value ?? [])]
    const ids = all.map(({ id }) => id)
    change(answered(state.value, all, kind))
    const payload = { comment_ids: ids, answer: kind }
    const outcome = await app("needs_you.holdSeveral", { payload })
    const held = outcome.isDone ? outcome.value.data : []
    const left = outcome.isDone ? held.flatMap((one) => ("error" in one ? [one.comment_id] : [])) : ids
    const done = ids.filter((id) => !left.includes(id))
    if (left.length > 0) change(takenBack(state.value, left))
    const undo = () => takeBack(done)
    const text = outcome.isDone ? givenAlikeWords(kind, done.length, left.length) : outcome.refusal.message
    toast({ id: item.id, kind: left.length === 0 ? "good" : "alert", text, ...(done.length > 0 ? { undo } : {}) })
  }

  /** Somebody may have answered what stands here: who it was is told, unless it waits after all. */
  const lookAgain = async (id: string) => {
    if (id !== state.value.selected) return change(without(state.value, [id]))
    const view = await load(id)
    const text = view === null ? "This comment is gone." : otherWords(view)
    if (text === null) return
    toast({ id, kind: "alert", text })
    change(without(state.value, [id]))
  }

  const remindOfHeld = () => {
    for (const together of new Set(props.held.map((one) => one.together))) {
      const all = props.held.filter((one) => one.together === together)
      const [first] = all
      if (first === undefined) continue
      const ids = all.map(({ id }) => id)
      const text = `${doneWords[first.answer]} just now: ${counted(all.length, "comment")}.`
      toast({ id: first.id, kind: "good", text, undo: () => takeBack(ids), milliseconds: first.left })
    }
  }

  /** The selected comment, as soon as it is there; those that are fetched ahead change nothing that is seen. */
  const view = computed(() => views.value.get(state.value.selected ?? ""))

  return {
    workspace: props.workspace,
    state,
    // each by itself, so that a key draws anew no more than it changes
    items: computed(() => state.value.items),
    next: computed(() => state.value.next),
    waiting: computed(() => waitingIn(state.value)),
    isTop: computed(() => state.value.isTop),
    selected: computed(() => state.value.selected),
    isEmpty: computed(() => state.value.items.length === 0 && view.value === undefined),
    view,
    painted,
    alike,
    answer,
    answerAlike,
    select: (id: string) => change({ ...state.value, selected: id }),
    move: (by: number) => change(moved(state.value, by)),
    undo: () => {
      const last = lastGiven(state.value).map(({ id }) => id)
      if (last.length > 0) void takeBack(last)
    },
    findAlike: async () => {
      const id = state.value.selected
      if (id === null) return
      const found = await app("needs_you.lookalikes", { path: { id } })
      if (found.isDone && id === state.value.selected) alike.value = found.value.data
    },
    /** Begins to follow what others do and what comes in; ends when what it answers is called. */
    follow: () => {
      prefetch()
      remindOfHeld()
      return listenToComments(props.workspace, {
        anew: () => void refresh(),
        changed: ({ id, waiting }) => {
          const isListed = itemOf(id) !== undefined
          if (waiting && !isListed) {
            tellOfWaiting(id, props.brand)
            void refresh()
          }
          if (!waiting && isListed) void lookAgain(id)
        }
      })
    }
  }
}
export type Live = ReturnType<typeof live>
