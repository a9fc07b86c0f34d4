import type { Signal } from "@preact/signals"
import type { HeldKind } from "#schema/resources/HeldAnswer.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import type { client } from "../Browser/Client.ts"
import { inCalls } from "../Parts/InCalls.ts"
import { dismiss, toast } from "../Parts/Toasts.tsx"
import { givenAlikeWords, givenWords, justNowWords } from "./AnswerWords.ts"
import type { fetchedViews } from "./FetchedViews.live.ts"
import { answered, type NeedsYouState, takenBack } from "./NeedsYou.state.ts"
import type { NeedsYouProps } from "./NeedsYouProps.ts"
import { untilAnswered } from "./Sending.ts"

interface Answered {
  readonly state: Signal<NeedsYouState>
  /** Those that are answered together with the selected one; null where nobody asked for them. */
  readonly alike: Signal<ReadonlyArray<NeedsYouItem> | null>
  readonly change: (next: NeedsYouState) => void
  readonly refresh: () => Promise<void>
  readonly views: ReturnType<typeof fetchedViews>
}

/** What answering does: at once on the page, then on the server, and back again where the server refuses. */
export const answering = (
  app: ReturnType<typeof client>["app"],
  { alike, change, refresh, state, views }: Answered
) => {
  const selectedItem = () => state.value.items.find(({ id }) => id === state.value.selected)

  /** What is shown of a comment: the list may have been fetched before. */
  const seen = ({ id, text }: NeedsYouItem) => views.of(id)?.comment.text ?? text

  /** Comments that were edited before they were answered, as they read now. */
  const readAgain = async (ids: ReadonlyArray<string>) => {
    await Promise.all([refresh(), ...ids.map((id) => views.load(id))])
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

  const answer = async (kind: HeldKind, text?: string) => {
    const item = selectedItem()
    if (item === undefined) return
    const { id } = item
    const undo = () => takeBack([id])
    change(answered(state.value, [item], kind))
    toast({ id, kind: "good", text: givenWords(kind, item), undo })
    const payload = { answer: kind, seen: seen(item), ...(text === undefined ? {} : { text }) }
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
    if (held.refusal.code === "precondition_failed") await readAgain([id])
  }

  const answerAlike = async (kind: HeldKind) => {
    const item = selectedItem()
    if (item === undefined) return
    const all = [item, ...(alike.value ?? [])]
    const ids = all.map(({ id }) => id)
    change(answered(state.value, all, kind))
    const outcomes = await Promise.all(
      inCalls(all, (one) => seen(one).length).map((some) => {
        const payload = {
          comment_ids: some.map(({ id }) => id),
          answer: kind,
          seen: Object.fromEntries(some.map((one) => [one.id, seen(one)]))
        }
        return app("needs_you.holdSeveral", { payload })
      })
    )
    const held = outcomes.flatMap((outcome) => (outcome.isDone ? outcome.value.data : []))
    const done = held.flatMap((one) => ("error" in one ? [] : [one.comment_id]))
    const left = ids.filter((id) => !done.includes(id))
    const [refusal] = outcomes.flatMap((outcome) => (outcome.isDone ? [] : [outcome.refusal]))
    if (left.length > 0) change(takenBack(state.value, left))
    const edited = held.filter((one) => "error" in one && one.error.code === "precondition_failed")
    const undo = () => takeBack(done)
    const text = refusal?.message ?? givenAlikeWords(kind, done.length, left.length)
    toast({ id: item.id, kind: left.length === 0 ? "good" : "alert", text, ...(done.length > 0 ? { undo } : {}) })
    if (edited.length > 0) await readAgain(edited.map(({ comment_id }) => comment_id))
  }

  /** Of what was answered before the page was loaded, and can still be taken back. */
  const remindOf = (held: NeedsYouProps["held"]) => {
    for (const together of new Set(held.map((one) => one.together))) {
      const all = held.filter((one) => one.together === together)
      const [first] = all
      if (first === undefined) continue
      const ids = all.map(({ id }) => id)
      const text = justNowWords(first.answer, all.length)
      toast({ id: first.id, kind: "good", text, undo: () => takeBack(ids), milliseconds: first.left })
    }
  }

  return { answer, answerAlike, remindOf, takeBack }
}
