import { batch, computed, signal } from "@preact/signals"
import type { HeldKind } from "#schema/resources/HeldAnswer.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { client } from "../Browser/Client.ts"
import { tellOfWaiting } from "../Browser/Notices.ts"
import { oncePainted } from "../Browser/Painted.ts"
import { listenToComments } from "../Browser/Stream.ts"
import { toast } from "../Parts/Toasts.tsx"
import { answering } from "./Answering.live.ts"
import { otherWords } from "./AnswerWords.ts"
import { fetchedViews } from "./FetchedViews.live.ts"
import {
  beyondOf,
  continued,
  lastGiven,
  moved,
  type NeedsYouState,
  refreshed,
  waitingIn,
  without
} from "./NeedsYou.state.ts"
import type { NeedsYouProps } from "./NeedsYouProps.ts"
import { unheard } from "./Unheard.ts"

/** How many comments ahead are fetched, and from how many on the list is continued. */
const ahead = 3
const fewLeft = 40
const pageSize = 50
const triedAgainMilliseconds = 2000
/** Long enough to copy a reply. */
const longMilliseconds = 120_000

const started = ({ held, isTop, items, next, view, waiting }: NeedsYouProps): NeedsYouState => ({
  items,
  beyond: beyondOf(items, waiting),
  selected: view?.comment.id ?? null,
  given: held.map(({ answer, id, together }) => ({ id, item: null, index: 0, answer, together })),
  next,
  isTop
})

/** The reply that somebody types; null where nobody does. */
const replyBeingTyped = (): string | null => {
  const reply = document.activeElement
  return reply instanceof HTMLTextAreaElement && reply.id === "reply" ? reply.value.trim() : null
}

/** What is shown to whoever answers, as it changes by their answers, by those of others, and as comments come in. */
export const live = (props: NeedsYouProps) => {
  const { app, api } = client(props.workspace)
  const state = signal(started(props))
  const alike = signal<ReadonlyArray<NeedsYouItem> | null>(null)
  /** The comment that is seen already: only then what is less urgent is drawn and fetched. */
  const painted = signal(state.value.selected)
  const views = fetchedViews(app, props.view)
  /** Replies that are begun and not sent, by their comments: whoever looks at another one comes back to their words. */
  const typedReplies = new Map<string, string>()
  const { isMeantForAnother, isTyped, replaced, typesOn } = unheard()
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

  const whenPainted = oncePainted()

  const change = (next: NeedsYouState) => {
    const { selected } = next
    batch(() => {
      if (selected !== state.value.selected) alike.value = null
      state.value = next
    })
    if (selected !== null && !views.isKnown(selected)) void views.load(selected)
    whenPainted(() => {
      painted.value = selected
      prefetch()
    })
  }

  /** Others change what waits: a reply that is being typed is told, and what is meant for what stood here answers nothing. */
  const changeByOthers = (next: NeedsYouState) => {
    if (state.value.selected !== null && next.selected !== state.value.selected) {
      const reply = replyBeingTyped()
      replaced(reply !== null)
      if (reply)
        toast({
          id: "unsent",
          kind: "alert",
          text: `Your reply was not sent: ${reply}`,
          milliseconds: longMilliseconds
        })
    }
    change(next)
  }

  const refresh = async () => {
    const page = await api("autopilot.needsYou", { urlParams: { limit: pageSize } })
    if (page.isDone) changeByOthers(refreshed(state.value, page.value))
  }

  const { answer, answerAlike, remindOf, takeBack } = answering(app, { alike, change, refresh, state, views })

  /** Somebody may have answered what stands here: who it was is told, unless it waits after all. */
  const lookAgain = async (id: string) => {
    if (id !== state.value.selected) return change(without(state.value, [id]))
    const view = await views.load(id)
    const text = view === null ? "The comment that stood here is gone." : otherWords(view)
    if (text === null) return
    toast({ id, kind: "alert", text })
    changeByOthers(without(state.value, [id]))
  }

  /** The selected comment, as soon as it is there; those that are fetched ahead change nothing that is seen. */
  const view = computed(() => views.of(state.value.selected ?? ""))

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
    answer: async (kind: HeldKind, text?: string) => {
      if (!isMeantForAnother()) await answer(kind, text)
    },
    answerAlike: async (kind: HeldKind) => {
      if (!isMeantForAnother()) await answerAlike(kind)
    },
    isTyped,
    typesOn,
    typedReplies,
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
      remindOf(props.held)
      return listenToComments(props.workspace, {
        anew: () => void refresh(),
        changed: ({ id, waiting }) => {
          const isListed = state.value.items.some((one) => one.id === id)
          if (waiting && !isListed) {
            tellOfWaiting(id, props.brand)
            void refresh()
          }
          if (waiting && isListed && views.of(id) !== undefined) void views.load(id)
          if (!waiting && isListed) void lookAgain(id)
        }
      })
    }
  }
}
export type Live = ReturnType<typeof live>
