import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { authorName, Moment, saidIn } from "../Parts/Words.tsx"
import type { NeedsYouProps } from "./NeedsYouProps.ts"

interface ListProps extends Pick<NeedsYouProps, "older" | "platforms" | "timeZone"> {
  readonly items: ReadonlyArray<NeedsYouItem>
  readonly selected: string | null
  readonly select: (id: string) => void
}

const leans = { hide: "leans to hide", keep: "leans to leave up" }

/** What waits, newest first. Without script each row is a link to its comment. */
export const List = ({ items, older, platforms, select, selected, timeZone }: ListProps) => (
  <div class="queue">
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
            <span class="small soft">
              <bdi>{authorName(item.author)}</bdi> · {platforms[item.platform]} ·{" "}
              <Moment at={item.created_at} timeZone={timeZone} />
              {item.leaning !== null && ` · ${leans[item.leaning]}`}
            </span>
          </a>
        </li>
      ))}
    </ul>
    {older !== null && (
      <p class="small older">
        <a href={older}>Older ones</a>
      </p>
    )}
  </div>
)
