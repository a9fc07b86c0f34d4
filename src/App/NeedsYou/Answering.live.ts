import type { Signal } from "@preact/signals"
import type { HeldKind } from "#schema/resources/HeldAnswer.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import type { client } from "../Browser/Client.ts"
import { inCalls } from "../Parts/InCalls.ts"
import { toast } from "../Parts/Toasts.tsx"
import { givenAlikeWords, givenWords, justNowWords, refusedWords } from "./AnswerWords.ts"
import { inTurn } from "./InTurn.ts"
import { answered, putBack } from "./NeedsYou.state.ts"
import type { NeedsYouProps } from "./NeedsYouProps.ts"
import { type PageState, takingBack } from "./TakingBack.live.ts"
import { untilTold } from "./Telling.live.ts"

interface Answered extends PageState {
  /** Those that are answered together with the selected one; null where nobody asked for them. */
  readonly alike: Signal<ReadonlyArray<NeedsYouItem> | null>
  readonly refresh: () => Promise<void>
}

/** What answering does: at once on the page, then on the server, and back again where the server refuses. */
export const answering = (app: ReturnType<typeof client>["app"], answers: Answered) => {
  const { alike, change, changeByOthers, refresh, state, views } = answers
  const turn = inTurn()
  /** By the comment, the last deed with it: one that was taken back is carried out no further. */
  const deeds = new Map<string, object>()
  const { back, takeBack } = takingBack(app, answers, { turn, forget: (id) => deeds.delete(id) })

  const selectedItem = () => state.value.items.find(({ id }) => id === state.value.selected)

  /** What is shown of a comment: the list may have been fetched before. */
  const seen = ({ id, text }: NeedsYouItem) => views.of(id)?.comment.text ?? text

  /** Comments that were edited before they were answered, as they read now. */
  const readAgain = async (ids: ReadonlyArray<string>) => {
    await Promise.all([refresh(), ...ids.map((id) => views.load(id))])
  }

  const begun = (ids: ReadonlyArray<string>) => {
    const deed = {}
    for (const id of ids) deeds.set(id, deed)
    return (id: string) => deeds.get(id) === deed
  }

  const answer = async (kind: HeldKind, text?: string) => {
    const item = selectedItem()
    if (item === undefined) return
    const { id } = item
    const isWanted = begun([id])
    const undo = () => takeBack([id])
    change(answered(state.value, [item], kind))
    toast({ id, kind: "good", text: givenWords(kind, item), undo })
    const payload = { answer: kind, seen: seen(item), ...(text === undefined ? {} : { text }) }
    const held = await turn([id], () =>
      untilTold(
        () => app("needs_you.hold", { path: { id }, payload }),
        () => isWanted(id)
      )
    )
    if (held.isDone || !isWanted(id)) return
    // who was first, and how, or what else stood in the way
    const { code, message } = held.refusal
    const isGone = code === "conflict" || code === "not_found"
    toast({ id, kind: "alert", text: isGone ? message : refusedWords(item, message) })
    if (!isGone) changeByOthers(putBack(state.value, [id]))
    if (code === "precondition_failed") await readAgain([id])
  }

  const answerAlike = async (kind: HeldKind) => {
    const item = selectedItem()
    if (item === undefined) return
    const all = [item, ...(alike.value ?? [])]
    const isWanted = begun(all.map(({ id }) => id))
    change(answered(state.value, all, kind))
    const outcomes = await Promise.all(
      inCalls(all, (one) => seen(one).length).map((some) => {
        const comment_ids = some.map(({ id }) => id)
        const payload = {
          comment_ids,
          answer: kind,
          seen: Object.fromEntries(some.map((one) => [one.id, seen(one)]))
        }
        return turn(comment_ids, () => app("needs_you.holdSeveral", { payload }))
      })
    )
    const held = outcomes.flatMap((outcome) => (outcome.isDone ? outcome.value.data : []))
    const heldIds = held.flatMap((one) => ("error" in one ? [] : [one.comment_id]))
    const ids = all.flatMap(({ id }) => (isWanted(id) ? [id] : []))
    const done = ids.filter((id) => heldIds.includes(id))
    const left = ids.filter((id) => !heldIds.includes(id))
    if (ids.length === 0) return
    const [refusal] = outcomes.flatMap((outcome) => (outcome.isDone ? [] : [outcome.refusal]))
    if (left.length > 0) changeByOthers(putBack(state.value, left))
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

  return { answer, answerAlike, back, remindOf, takeBack }
}
