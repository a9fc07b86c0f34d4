import { batch, computed, signal } from "@preact/signals"
import type { HeldKind } from "#schema/resources/HeldAnswer.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { client } from "../Browser/Client.ts"
import { tellOfWaiting } from "../Browser/Notices.ts"
import { oncePainted } from "../Browser/Painted.ts"
import { listenToComments } from "../Browser/Stream.ts"
import { admitted } from "../Parts/Admitted.live.ts"
import { toast } from "../Parts/Toasts.tsx"
import { aheadOf, pageSize } from "./Ahead.live.ts"
import { answering } from "./Answering.live.ts"
import { otherWords } from "./AnswerWords.ts"
import { fetchedViews } from "./FetchedViews.live.ts"
import { beyondOf, lastGiven, moved, type NeedsYouState, refreshed, waitingIn, without } from "./NeedsYou.state.ts"
import type { NeedsYouProps } from "./NeedsYouProps.ts"
import { replyBeingTyped, tellUnsent, whenEdited } from "./Reading.live.ts"
import { unheard } from "./Unheard.ts"

const started = ({ held, isTop, items, next, view, waiting }: NeedsYouProps): NeedsYouState => ({
  items,
  beyond: beyondOf(items, waiting),
  selected: view?.comment.id ?? null,
  given: held.map(({ answer, id, together }) => ({ id, item: null, index: 0, answer, together })),
  next,
  isTop
})

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
  const { chosen, followed, isJustOpened, isMeantForAnother, isTyped, opened, replaced, typesOn } = unheard()
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
    if (next.selected !== state.value.selected) {
      const reply = replyBeingTyped()
      replaced(reply !== null)
      if (reply) tellUnsent(reply)
    }
    change(next)
  }

  const prefetch = aheadOf(api, { change: changeByOthers, state, views })

  const refresh = async (): Promise<void> => {
    await back.ended()
    const moment = back.moment()
    const page = await api("autopilot.needsYou", { urlParams: { limit: pageSize } })
    if (!page.isDone) return
    if (moment !== back.moment()) return refresh()
    changeByOthers(refreshed(state.value, page.value))
  }

  const { answer, answerAlike, back, remindOf, takeBack } = answering(app, {
    alike,
    change,
    changeByOthers,
    refresh,
    state,
    views
  })

  /** Whether an answer can be for what stands here: not where another comment was called for that is still to come. */
  const isHeard = () => {
    const { given, items } = state.value
    return !isMeantForAnother() && back.ids().every((id) => [...items, ...given].some((one) => one.id === id))
  }

  /** Somebody may have answered what stands here: who it was is told, unless it waits after all. */
  const lookAgain = async (id: string) => {
    if (back.ids().includes(id)) return
    if (id !== state.value.selected) return change(without(state.value, [id]))
    const view = await views.load(id)
    const text = view === null ? "The comment that stood here is gone." : otherWords(view)
    if (text === null) return
    toast({ id, kind: "alert", text })
    changeByOthers(without(state.value, [id]))
  }

  /** The selected comment, as soon as it is there; those that are fetched ahead change nothing that is seen. */
  const view = computed(() => views.of(state.value.selected ?? ""))

  /** What it says to whoever is about to answer it. */
  const said = computed(() => {
    const { items, selected } = state.value
    return { id: selected, text: view.value?.comment.text ?? items.find(({ id }) => id === selected)?.text }
  })

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
      if (!isHeard()) return
      followed()
      await answer(kind, text)
    },
    answerAlike: async (kind: HeldKind) => {
      if (!isHeard()) return
      followed()
      await answerAlike(kind)
    },
    isTyped,
    isHeard,
    typesOn,
    typedReplies,
    isJustOpened,
    select: (id: string) => {
      chosen()
      opened()
      change({ ...state.value, selected: id })
    },
    move: (by: number) => {
      chosen()
      change(moved(state.value, by))
    },
    undo: () => {
      const last = lastGiven(state.value).map(({ id }) => id)
      if (last.length === 0) return
      chosen()
      void takeBack(last)
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
      const noLonger = whenEdited(said, () => replaced(replyBeingTyped() !== null))
      const ends = listenToComments(props.workspace, {
        anew: () => void refresh(),
        refused: admitted(api, () => change({ ...state.value, items: [], selected: null, next: null, beyond: 0 })),
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
      return () => {
        noLonger()
        ends()
      }
    }
  }
}
export type Live = ReturnType<typeof live>
