import { useSignalEffect } from "@preact/signals"
import { useEffect, useMemo } from "preact/hooks"
import { listenToKeys, rememberKeys } from "../Browser/Keys.ts"
import { areNoticesOn, rememberNotices, switchNotices } from "../Browser/Notices.ts"
import { Toasts, toast } from "../Parts/Toasts.tsx"
import { counted } from "../Parts/Words.tsx"
import { Alike } from "./Alike.tsx"
import { Answers } from "./Answers.tsx"
import { Background, Comment } from "./Comment.tsx"
import { fromItsTop } from "./FromItsTop.ts"
import { KeysHelp, showKeys } from "./KeysHelp.tsx"
import { keysOf } from "./KeysOf.ts"
import { List, oneId } from "./List.tsx"
import { type Live, live } from "./NeedsYou.live.ts"
import type { NeedsYouProps } from "./NeedsYouProps.ts"

const switchTelling = async () => {
  if (await switchNotices()) return
  toast({
    id: "notices",
    kind: "alert",
    text: "This browser does not allow Steward to notify you. Allow it there first."
  })
}

interface PartProps {
  readonly props: NeedsYouProps
  readonly at: Live
}

const Top = ({ at }: Pick<PartProps, "at">) => (
  <header class="top">
    <h1>Needs you</h1>
    <p class="soft small number">{counted(at.waiting.value, "comment")}</p>
    <button type="button" class="link small scripted" onClick={switchTelling}>
      {areNoticesOn.value ? "Stop notifying me" : "Notify me"}
    </button>
    <button type="button" class="link small scripted keyed" onClick={showKeys}>
      Keys
    </button>
  </header>
)

const Waiting = ({ at, props }: PartProps) => (
  <List
    {...props}
    isTop={at.isTop.value}
    next={at.next.value}
    items={at.items.value}
    selected={at.selected}
    select={(id) => {
      at.select(id)
      document.getElementById(oneId)?.focus()
    }}
  />
)

/** The selected comment: all that a key changes, but for two rows of the list. */
const One = ({ at, props }: PartProps) => {
  const { isLimited, mayAnswer, question, timeZone } = props
  const selected = at.selected.value
  const view = at.view.value
  const item = at.items.value.find(({ id }) => id === selected) ?? null
  const alike = at.alike.value
  const isPainted = at.painted.value === selected
  useSignalEffect(() => {
    if (at.selected.value !== null) fromItsTop(document.getElementById(oneId))
  })
  return (
    <section class="one" id={oneId} tabIndex={-1} aria-label="The comment">
      <Comment {...props} item={item} view={view} isWhole={isPainted} />
      {selected !== null && (
        <Answers
          id={selected}
          question={question}
          view={view}
          leaning={item?.leaning ?? null}
          mayAnswer={mayAnswer}
          isLimited={isLimited}
          answer={at.answer}
          alike={at.findAlike}
          typed={at.typedReplies.get(selected)}
          type={(text) => at.typedReplies.set(selected, text)}
        />
      )}
      {alike !== null && (
        <Alike
          items={alike}
          answer={at.answerAlike}
          close={() => {
            at.alike.value = null
          }}
        />
      )}
      <Background view={view ?? null} timeZone={timeZone} isPainted={isPainted} />
    </section>
  )
}

/** What waits for people: the list, and one comment beside it, to be answered by keys. */
export const NeedsYouView = (props: NeedsYouProps) => {
  const { brand } = props
  const at = useMemo(() => live(props), [])
  useEffect(() => {
    rememberNotices()
    const ends = [rememberKeys(), listenToKeys(keysOf(at, props)), at.follow()]
    document.body.classList.add("is-scripted")
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return (
    <>
      <Top at={at} />
      {props.done !== null && (
        <div class="note good" role="status">
          <p>
            Done. <bdi>{props.done}</bdi>
          </p>
        </div>
      )}
      {at.isEmpty.value ? (
        <div class="empty">
          <h2>Nothing waits</h2>
          <p class="soft">Nothing waits for an answer at {brand}.</p>
        </div>
      ) : (
        <div class="beside">
          <Waiting at={at} props={props} />
          <One at={at} props={props} />
        </div>
      )}
      <Toasts />
      <KeysHelp />
    </>
  )
}
