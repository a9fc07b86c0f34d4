import type { Comment } from "#schema/resources/Comment.ts"
import { Hidden } from "../Parts/Form.tsx"
import { bare, beginning, briefMoment, saidIn, standsWords } from "../Parts/Words.tsx"

interface RowProps {
  readonly comment: Comment
  readonly timeZone: string
  readonly platform: string
  /** Null for people who may only look. */
  readonly chosen: boolean | null
  /** By which its text is known again that a form was made with; there for those of the page as it came. */
  readonly about: string | undefined
  readonly isAt: boolean
  readonly choose: (id: string, isRange: boolean) => void
}

const longestCaption = 60

const whereOf = ({ ad, post }: Comment) => {
  if (ad !== null) return `ad ${ad.name ?? ad.id}`
  return post?.caption ? `“${beginning(post.caption, longestCaption)}”` : null
}

/** A comment in a list: what it says, who said it where, and where it stands and why. */
export const InboxRow = ({ about, choose, chosen, comment, isAt, platform, timeZone }: RowProps) => {
  const { account, archived, author, decision, id, received_at, status } = comment
  const name = author.name || bare(author.handle) || "Somebody"
  const where = whereOf(comment)
  return (
    <li class={isAt ? "at" : undefined} id={`row-${id}`} data-chosen={chosen === true ? "" : undefined}>
      {chosen !== null && (
        <span class="pick">
          {about !== undefined && <Hidden name="seen" value={`${id} ${about}`} />}
          <input
            type="checkbox"
            name="id"
            value={id}
            checked={chosen}
            aria-label={`Choose the comment of ${name}`}
            onClick={(event) => choose(id, event.shiftKey)}
          />
        </span>
      )}
      <div class="said-by">
        <a class="comment clipped" href={`/inbox/${id}`} dir="auto">
          {saidIn(comment)}
        </a>
        <p class="small soft clipped line">
          <bdi>{name}</bdi> · {platform} · <bdi>{account.name}</bdi>
          {where !== null && (
            <>
              {" "}
              · <bdi>{where}</bdi>
            </>
          )}
        </p>
      </div>
      <p class="why small soft">
        <bdi class="clipped">{decision?.reason ?? ""}</bdi>
      </p>
      <p class="stands small">
        <span class={`mark ${status}`}>{standsWords(comment)}</span>
        {archived && <span class="soft"> archived</span>}
        <time class="soft" dateTime={received_at}>
          {briefMoment(received_at, timeZone)}
        </time>
      </p>
    </li>
  )
}
