import { type Signal, signal } from "@preact/signals"
import type { NeedsYouView } from "#schema/app/NeedsYouView.ts"
import type { HeldKind } from "#schema/resources/HeldAnswer.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { client } from "../Browser/Client.ts"
import { listenToComments } from "../Browser/Stream.ts"
import { dismiss, toast } from "../Parts/Toasts.tsx"
import { answered, moved, refreshed, takenBack, type Waiting, without } from "./NeedsYou.state.ts"
import type { NeedsYouProps } from "./NeedsYouProps.ts"

const doneWords: Record<HeldKind, string> = {
  hide: "Hidden",
  keep: "Left up",
  reply: "Replied",
  block: "Author blocked, comment hidden",
  archive: "Archived"
}

/** How many comments ahead are fetched, and how many are kept. */
const ahead = 3
const mostKept = 30

/** What answering does: at once on the page, then on the server, and back again where the server refuses. */
export const live = (props: NeedsYouProps) => {
  const { app, api } = client(props.workspace)
  const state: Signal<Waiting> = signal({ items: props.items, selected: props.view?.comment.id ?? null, given: [] })
  const views = signal<ReadonlyMap<string, NeedsYouView>>(
    new Map(props.view === null ? [] : [[props.view.comment.id, props.view]])
  )
  const alike = signal<ReadonlyArray<NeedsYouItem> | null>(null)

  const keep = (view: NeedsYouView) => {
    views.value = new Map([...[...views.value].slice(1 - mostKept), [view.comment.id, view]])
  }

  const load = async (id: string) => {
    const found = await app("needs_you.view", { path: { id } })
    if (found.isDone) keep(found.value.data)
  }

  const prefetch = () => {
    const { items, selected } = state.value
    const at = Math.max(
      items.findIndex(({ id }) => id === selected),
      0
    )
    for (const { id } of items.slice(at, at + 1 + ahead)) if (!views.value.has(id)) void load(id)
  }

  const refresh = async () => {
    const page = await api("autopilot.needsYou", {})
    if (page.isDone) state.value = refreshed(state.value, page.value.data)
    prefetch()
  }

  const change = (next: Waiting) => {
    state.value = next
    alike.value = null
    prefetch()
  }

  const takeBack = async (id: string) => {
    dismiss(id)
    const back = await app("needs_you.takeBack", { path: { id } })
    if (back.isDone) return change(takenBack(state.value, id))
    toast({ id: `late-${id}`, kind: "alert", text: back.refusal.message })
  }

  const answer = async (kind: HeldKind, text?: string) => {
    const id = state.value.selected
    if (id === null) return
    change(answered(state.value, id, kind))
    toast({ id, kind: "good", text: `${doneWords[kind]}.`, undo: () => takeBack(id) })
    const payload = text === undefined ? { answer: kind } : { answer: kind, text }
    const held = await app("needs_you.hold", { path: { id }, payload })
    if (held.isDone) return
    // who was first, and how, or what else stood in the way
    toast({ id, kind: "alert", text: held.refusal.message })
    if (held.refusal.code !== "conflict" && held.refusal.code !== "not_found") change(takenBack(state.value, id))
  }

  return {
    state,
    views,
    alike,
    answer,
    select: (id: string) => change({ ...state.value, selected: id }),
    move: (by: number) => change(moved(state.value, by)),
    undo: () => {
      const last = state.value.given.at(-1)
      if (last !== undefined) void takeBack(last.item.id)
    },
    findAlike: async () => {
      const id = state.value.selected
      if (id === null) return
      const found = await app("needs_you.lookalikes", { path: { id } })
      if (found.isDone) alike.value = found.value.data
    },
    answerAlike: async (kind: HeldKind) => {
      const id = state.value.selected
      if (id === null) return
      const ids = [id, ...(alike.value ?? []).map((one) => one.id)]
      change(without(state.value, ids))
      const held = await app("needs_you.holdSeveral", { payload: { comment_ids: ids, answer: kind } })
      const left = held.isDone ? held.value.data.filter((one) => "error" in one).length : ids.length
      const text = `${doneWords[kind]}: ${ids.length - left} comments.${left === 0 ? "" : ` ${left} were left as they are.`}`
      toast({ id, kind: left === 0 ? "good" : "alert", text })
      if (!held.isDone) await refresh()
    },
    /** Begins to follow what others do and what comes in; ends when what it answers is called. */
    follow: () => {
      prefetch()
      return listenToComments(props.workspace, ({ id, waiting }) => {
        const isKnown = state.value.items.some((one) => one.id === id)
        if (waiting && !isKnown) void refresh()
        if (!waiting && isKnown) {
          if (id === state.value.selected)
            toast({ id, kind: "alert", text: "Somebody else has answered this comment." })
          change(without(state.value, [id]))
        }
      })
    }
  }
}
export type Live = ReturnType<typeof live>
