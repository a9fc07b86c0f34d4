import { type ReadonlySignal, useComputed, useSignalEffect } from "@preact/signals"
import { useRef } from "preact/hooks"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { authorName, counted, Moment, saidIn } from "../Parts/Words.tsx"
import type { NeedsYouProps } from "./NeedsYouProps.ts"
import { othersSayingTheSame } from "./SameWords.ts"
import { isCheck } from "./SpotChecks.ts"

interface ListProps extends Pick<NeedsYouProps, "isTop" | "next" | "platforms" | "timeZone" | "workspace"> {
  readonly items: ReadonlyArray<NeedsYouItem>
  readonly selected: ReadonlySignal<string | null>
  readonly select: (id: string) => void
}

/** The comment that is looked at, for who goes there. */
export const oneId = "one"

const leans = { hide: "leans to hide", keep: "leans to leave up" }

interface RowProps extends Pick<ListProps, "platforms" | "select" | "selected" | "timeZone"> {
  readonly item: NeedsYouItem
  /** How many others of the list say the same. */
  readonly others: number
}

/** One that waits. Whether it is selected it sees for itself: a key changes two rows, and not the list. */
const Row = ({ item, others, platforms, select, selected, timeZone }: RowProps) => {
  const isSelected = useComputed(() => selected.value === item.id)
  return (
    <a
      href={`/needs-you/${item.id}`}
      aria-current={isSelected.value ? "true" : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        select(item.id)
      }}
    >
      <span class="queued" dir="auto">
        {saidIn(item)}
      </span>
      <span class="small soft about">
        <bdi>{authorName(item.author)}</bdi> · {platforms[item.platform]}
      </span>
      <span class="small soft about">
        <Moment at={item.created_at} timeZone={timeZone} />
        {item.leaning !== null && ` · ${leans[item.leaning]}`}
      </span>
      {isCheck(item) && <span class="small about">A check of my own decision</span>}
      {others > 0 && (
        <span class="small soft about">
          {`${counted(others, "other")} in this list ${others === 1 ? "says" : "say"} the same`}
        </span>
      )}
    </a>
  )
}

/** What waits, newest first. Without script each row is a link to its comment. */
export const List = ({ isTop, items, next, platforms, select, selected, timeZone, workspace }: ListProps) => {
  const queue = useRef<HTMLDivElement>(null)
  useSignalEffect(() => {
    const list = queue.current
    const row = list?.querySelector(`a[href="/needs-you/${selected.value}"]`)
    // on a phone the list stands below the comment, and is left where it is
    if (list && row && list.scrollHeight > list.clientHeight) row.scrollIntoView({ block: "nearest" })
  })
  const others = othersSayingTheSame(items)
  const address = (query: Readonly<Record<string, string>>) =>
    `/needs-you?${new URLSearchParams({ workspace, ...query })}`
  return (
    <div class="queue" ref={queue}>
      <a class="skip" href={`#${oneId}`}>
        Skip to the comment
      </a>
      {!isTop && (
        <p class="small older">
          <a href={address({})}>Back to the newest</a>
        </p>
      )}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Row
              item={item}
              others={others.get(item.id) ?? 0}
              selected={selected}
              platforms={platforms}
              select={select}
              timeZone={timeZone}
            />
          </li>
        ))}
      </ul>
      {next !== null && (
        <p class="small older">
          <a href={address({ cursor: next })}>Older ones</a>
        </p>
      )}
    </div>
  )
}
