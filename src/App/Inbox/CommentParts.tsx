import { platformName } from "#schema/Platform.ts"
import type { CommentDetail } from "#schema/resources/Comment.ts"
import { protectionLabels } from "#src/Autopilot/Settings/ProtectionLabels.ts"
import { historyWords } from "../Parts/HistoryWords.ts"
import { reachable } from "../Parts/Reachable.ts"
import { authorName, handleBeside, Moment, percent, sentence } from "../Parts/Words.tsx"
import type { CommentView } from "./CommentView.ts"

/** The name, and the handle where that says more. */
export const Author = ({ author }: Pick<CommentDetail, "author">) =>
  handleBeside(author) === "" ? (
    <bdi>{authorName(author)}</bdi>
  ) : (
    <>
      <bdi>{author.name}</bdi> (<bdi>{author.handle}</bdi>)
    </>
  )

/** Platforms say where a comment is; only an address of the web is led to. */
export const PlatformLink = ({ platform, platform_url }: CommentDetail) =>
  platform_url !== null && /^https?:\/\//i.test(platform_url) ? (
    <a href={platform_url} rel="noopener noreferrer nofollow">
      Look at it on {platformName(platform)}
    </a>
  ) : null

export const Under = ({ ad, parent_external_id, post }: CommentDetail) => {
  const caption = post?.caption ?? ""
  return (
    <>
      {ad === null ? (
        "A post"
      ) : (
        <>
          The ad <bdi>{ad.name ?? ad.id}</bdi>
        </>
      )}
      {parent_external_id === null ? "" : ", in answer to another comment"}
      {caption !== "" && (
        <>
          :{" "}
          <span class="quoted" dir="auto" {...reachable(caption)}>
            {caption}
          </span>
        </>
      )}
    </>
  )
}

const deciders = { person: "A person", autopilot: "The autopilot", campaign: "A campaign", platform: "The platform" }

export const Decided = ({
  decision: { at, by, category, name, reason, score },
  timeZone
}: {
  readonly decision: NonNullable<CommentDetail["decision"]>
  readonly timeZone: string
}) => {
  const sure = score === null ? "" : `, ${percent(score)}`
  return (
    <>
      <bdi>{sentence(reason)}</bdi>
      {category === null ? "" : ` ${protectionLabels[category].label}${sure}.`}
      <br />
      <span class="small soft">
        <bdi>{by === "person" ? (name ?? deciders.person) : deciders[by]}</bdi>, <Moment at={at} timeZone={timeZone} />
      </span>
    </>
  )
}

export const History = ({ brand, comment: { history } }: CommentView) => (
  <details>
    <summary>What happened to it</summary>
    <ol class="history">
      {history.map(({ actor, at, note, what }, index) => (
        <li key={index}>
          <Moment at={at} timeZone={brand.timeZone} /> <strong>{historyWords(what)}</strong>
          {actor !== "" && (
            <>
              , <bdi>{actor}</bdi>
            </>
          )}
          {note !== null && (
            <>
              <br />
              <span class="quoted soft" dir="auto" {...reachable(note)}>
                {note}
              </span>
            </>
          )}
        </li>
      ))}
    </ol>
  </details>
)

export const Replies = ({ brand, comment: { replies } }: CommentView) =>
  replies.length === 0 ? null : (
    <>
      <h2>Replies</h2>
      {replies.map(({ at, name, text }) => (
        <div key={at}>
          <blockquote class="said reply" dir="auto" {...reachable(text)}>
            {text}
          </blockquote>
          <p class="small soft">
            <bdi>{name ?? "The autopilot"}</bdi>, <Moment at={at} timeZone={brand.timeZone} />
          </p>
        </div>
      ))}
    </>
  )
