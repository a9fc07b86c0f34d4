import type { VNode } from "preact"
import { useRef } from "preact/hooks"
import type { NeedsYouView } from "#schema/app/NeedsYouView.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { historyWords } from "../Parts/HistoryWords.ts"
import { Marked } from "../Parts/Marked.tsx"
import { reachable } from "../Parts/Reachable.ts"
import { authorName, handleBeside, Moment, saidIn, sentence, statusWords } from "../Parts/Words.tsx"
import type { NeedsYouProps } from "./NeedsYouProps.ts"
import { isSaidIn } from "./SameWords.ts"
import { isCheck } from "./SpotChecks.ts"

interface CommentProps extends Pick<NeedsYouProps, "areas" | "platforms" | "timeZone"> {
  /** What the list knows of it. */
  readonly item: NeedsYouItem | null
  /** All of it, as soon as it is there. */
  readonly view: NeedsYouView | undefined
  /** False for the first moment, in which no more of a long text is drawn than its box can show. */
  readonly isWhole: boolean
}

/** Far more signs than fit in the box of a text without scrolling. */
const firstSigns = 3000

const Asks = ({ item }: { readonly item: NeedsYouItem }) => (
  <div class="asks">
    {item.reason !== "" && (
      <p>
        <strong>{isCheck(item) ? "A check of my own decision:" : "Why it asks:"}</strong>{" "}
        <bdi>{sentence(item.reason)}</bdi>
      </p>
    )}
    {item.leaning !== null && (
      <p>
        <strong>{item.leaning === "hide" ? "It would rather hide it" : "It would rather leave it up"}</strong>
        {isSaidIn(item.leaning_why, item.reason) ? (
          "."
        ) : (
          <>
            : <bdi>{sentence(item.leaning_why)}</bdi>
          </>
        )}
      </p>
    )}
  </div>
)

/** Where it can be read whose text was deleted here; only an address of the web is led to. */
const Elsewhere = ({ name, view: { comment } }: { readonly name: string | undefined; readonly view: NeedsYouView }) => {
  const address = comment.platform_url ?? comment.post?.url ?? ""
  return comment.text === "" && /^https?:\/\//i.test(address) ? (
    <p class="small">
      <a href={address} rel="noopener noreferrer nofollow">
        Look at it on {name}
      </a>
    </p>
  ) : null
}

const Under = ({
  isWhole,
  platforms,
  view: { comment }
}: Pick<CommentProps, "isWhole" | "platforms"> & { readonly view: NeedsYouView }) => (
  <p class="small soft under">
    <bdi>{comment.account.name}</bdi> on {platforms[comment.platform]}, under{" "}
    {comment.ad === null ? (
      "a post"
    ) : (
      <>
        the ad <bdi>{comment.ad.name ?? comment.ad.id}</bdi>
      </>
    )}
    {comment.post?.caption && (
      <>
        :{" "}
        <bdi class="quoted" {...reachable(comment.post.caption)}>
          {isWhole ? comment.post.caption : comment.post.caption.slice(0, firstSigns)}
        </bdi>
      </>
    )}
  </p>
)

const Earlier = ({ timeZone, view }: { readonly view: NeedsYouView; readonly timeZone: string }) =>
  view.earlier.length === 0 ? null : (
    <section class="earlier">
      <h2>Earlier by the same author</h2>
      <ul class="rows">
        {view.earlier.map((one) => (
          <li key={one.id}>
            <div>
              <a class="comment" href={`/inbox/${one.id}`} dir="auto">
                {saidIn(one)}
              </a>
              <p class="small soft">
                {statusWords[one.status]}, <Moment at={one.created_at} timeZone={timeZone} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )

const History = ({ timeZone, view: { comment } }: { readonly view: NeedsYouView; readonly timeZone: string }) => (
  <details id="why">
    <summary>What happened to it</summary>
    <ol class="history">
      {comment.history.map(({ actor, at, note, what }, index) => (
        <li key={index}>
          <Moment at={at} timeZone={timeZone} /> <strong>{historyWords(what)}</strong>
          {actor !== "" && (
            <>
              , <bdi>{actor}</bdi>
            </>
          )}
          {note !== null && (
            <>
              <br />
              <bdi class="quoted soft" {...reachable(note)}>
                {note}
              </bdi>
            </>
          )}
        </li>
      ))}
    </ol>
  </details>
)

/** One comment with what one needs to answer it. What the list knows is painted before the rest is fetched. */
export const Comment = ({ areas, isWhole, item, platforms, timeZone, view }: CommentProps) => {
  const shown = view?.comment ?? item
  const asked = view?.needs_you ?? item
  if (shown === null || shown === undefined) return null
  const { author, created_at, has_media, text } = shown
  return (
    <>
      {view !== undefined && view.needs_you === null && (
        <p>
          <span class={`state ${view.comment.status}`}>{statusWords[view.comment.status]}</span>{" "}
          {view.held !== null && `${view.held.by} has just answered: ${view.held.answer}.`}
        </p>
      )}
      <p class="who">
        <strong>
          <bdi>{authorName(author)}</bdi>
        </strong>{" "}
        <span class="small soft">
          {handleBeside(author) !== "" && <bdi>{handleBeside(author)}</bdi>}{" "}
          <Moment at={created_at} timeZone={timeZone} />
        </span>
      </p>
      <blockquote class="said" dir="auto" {...reachable(text)}>
        <Marked text={isWhole ? text : text.slice(0, firstSigns)} noticed={view?.noticed ?? []} areas={areas} />
      </blockquote>
      {has_media && <p class="small soft">It has a picture or a video, which Steward does not show.</p>}
      {view !== undefined && <Under view={view} platforms={platforms} isWhole={isWhole} />}
      {view !== undefined && <Elsewhere view={view} name={platforms[view.comment.platform]} />}
      {asked !== null && <Asks item={asked} />}
    </>
  )
}

interface BackgroundProps {
  readonly view: NeedsYouView | null
  readonly timeZone: string
  readonly isPainted: boolean
}

/**
 * What its author wrote before, and what happened to it. What stood there for another comment keeps its place, unseen, until
 * this is drawn: what has the focus keeps it.
 */
export const Background = ({ isPainted, timeZone, view }: BackgroundProps) => {
  const drawn = useRef<VNode | null>(null)
  if (isPainted) {
    drawn.current = view && (
      <>
        <Earlier view={view} timeZone={timeZone} />
        <History view={view} timeZone={timeZone} />
      </>
    )
  }
  return <div class={isPainted ? undefined : "behind"}>{drawn.current}</div>
}
