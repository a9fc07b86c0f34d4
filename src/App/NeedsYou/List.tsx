import { useEffect, useRef } from "preact/hooks"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { authorName, Moment, saidIn } from "../Parts/Words.tsx"
import type { NeedsYouProps } from "./NeedsYouProps.ts"

interface ListProps extends Pick<NeedsYouProps, "isTop" | "next" | "platforms" | "timeZone" | "workspace"> {
  readonly items: ReadonlyArray<NeedsYouItem>
  readonly selected: string | null
  readonly select: (id: string) => void
}

const leans = { hide: "leans to hide", keep: "leans to leave up" }

/** What waits, newest first. Without script each row is a link to its comment. */
export const List = ({ isTop, items, next, platforms, select, selected, timeZone, workspace }: ListProps) => {
  const queue = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = queue.current
    const row = list?.querySelector("a[aria-current]")
    // on a phone the list stands below the comment, and is left where it is
    if (list && row && list.scrollHeight > list.clientHeight) row.scrollIntoView({ block: "nearest" })
  }, [selected])
  const address = (query: Readonly<Record<string, string>>) =>
    `/needs-you?${new URLSearchParams({ workspace, ...query })}`
  return (
    <div class="queue" ref={queue}>
      {!isTop && (
        <p class="small older">
          <a href={address({})}>Back to the newest</a>
        </p>
      )}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`/needs-you/${item.id}`}
              aria-current={item.id === selected ? "true" : undefined}
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
            </a>
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
