import { toast } from "../Parts/Toasts.tsx"
import { cannotWords, elsewhereWords, isElsewhere, noLeaningWords } from "./AnswerWords.ts"
import { showKeys } from "./KeysHelp.tsx"
import type { Live } from "./NeedsYou.live.ts"
import type { NeedsYouProps } from "./NeedsYouProps.ts"

const showWhy = () => {
  const details = document.getElementById("why")
  if (details instanceof HTMLDetailsElement) details.open = !details.open
}

const tell = (id: string, text: string) => toast({ id, kind: "alert", text })

/** What each key does to the comment that is looked at; one that does nothing says why. */
export const keysOf = (
  at: Live,
  { isLimited, mayAnswer }: Pick<NeedsYouProps, "isLimited" | "mayAnswer">
): Readonly<Record<string, () => void>> => {
  const looking = {
    j: () => at.move(1),
    k: () => at.move(-1),
    w: showWhy,
    "?": showKeys,
    "/": () => location.assign(`/inbox?${new URLSearchParams({ workspace: at.workspace })}#search`)
  }
  const give = (kind: "archive" | "block" | "hide" | "keep") => () => {
    if (at.isTyped()) return
    const view = at.view.value
    if (view === undefined ? !isLimited : view.can[kind]) void at.answer(kind)
    else if (view?.needs_you && at.isHeard()) {
      tell("not-possible", isElsewhere(view) ? elsewhereWords : cannotWords[kind])
    }
  }
  const lean = () => {
    if (at.isJustOpened()) return
    const { items, selected } = at.state.value
    const leaning = items.find(({ id }) => id === selected)?.leaning
    if (leaning) return give(leaning)()
    if (leaning === null && !at.isTyped() && at.isHeard()) tell("no-leaning", noLeaningWords)
  }
  return mayAnswer
    ? {
        ...looking,
        h: give("hide"),
        l: give("keep"),
        b: give("block"),
        a: give("archive"),
        Enter: lean,
        r: () => {
          const reply = document.getElementById("reply")
          if (reply !== null) return reply.focus()
          at.typesOn()
          if (at.view.value === undefined) return
          tell("not-possible", cannotWords.reply)
        },
        u: () => {
          if (!at.isTyped()) at.undo()
        }
      }
    : looking
}
