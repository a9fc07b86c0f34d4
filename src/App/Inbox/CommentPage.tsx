import { platformName } from "#schema/Platform.ts"
import { Fact, Facts } from "../Parts/Facts.tsx"
import { Alert } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { Moment, sentence, statusWords } from "../Parts/Words.tsx"
import { AnswerForms } from "./AnswerForms.tsx"
import { Author, Decided, History, PlatformLink, Replies, ScoreTable, Under } from "./CommentParts.tsx"
import type { CommentView } from "./CommentView.ts"

const Asked = ({ asking }: CommentView) => {
  if (asking === null || asking.reason === "") return null
  const { leaning, leaning_why, reason } = asking
  return (
    <p>
      <strong>Why it asks:</strong> <bdi>{sentence(reason)}</bdi>
      {leaning !== null && (
        <>
          {` It would rather ${leaning === "hide" ? "hide it" : "leave it up"}`}
          {leaning_why === "" ? (
            "."
          ) : (
            <>
              : <bdi>{sentence(leaning_why)}</bdi>
            </>
          )}
        </>
      )}
    </p>
  )
}

const Said = ({ brand, comment }: CommentView) => (
  <>
    <blockquote class="said" dir="auto">
      {comment.text}
    </blockquote>
    {comment.has_media && <p class="small soft">It has a picture or a video, which Steward does not show.</p>}
    <p class="small soft">
      <Author author={comment.author} />, <Moment at={comment.created_at} timeZone={brand.timeZone} />.{" "}
      <PlatformLink {...comment} />
    </p>
  </>
)

const AtPlatform = ({ comment: { action_error, pending_action, platform } }: CommentView) => (
  <>
    {pending_action !== null && (
      <p class="soft">
        {platformName(platform)} has not confirmed yet: {pending_action.action}.
      </p>
    )}
    {action_error !== null && (
      <Note kind="warn">
        <p>
          {platformName(platform)} refused the last action: <bdi>{sentence(action_error)}</bdi>
        </p>
      </Note>
    )}
  </>
)

const Body = (view: CommentView) => {
  const { brand, comment, done, problem } = view
  const { decision, scores, status } = comment
  const waiting = status === "review"
  const list = `${waiting ? "/needs-you" : "/inbox"}?${new URLSearchParams({ workspace: brand.workspaceId })}`
  return (
    <>
      <p class="small">
        <a href={list}>
          {waiting ? "All that waits" : "All comments"} for {brand.name}
        </a>
      </p>
      {done && decision !== null && (
        <Note kind="good" isStatus>
          <p>
            Done. <bdi>{sentence(decision.reason)}</bdi>
          </p>
        </Note>
      )}
      <Alert message={problem} />
      <p>
        <span class={`state ${status}`}>{statusWords[status]}</span>
        {comment.archived && " (archived)"}
      </p>
      <Said {...view} />
      <AtPlatform {...view} />
      <Asked {...view} />
      <AnswerForms {...view} />
      <Replies {...view} />
      <h2>More about it</h2>
      <Facts>
        <Fact name="Account">
          <bdi>{comment.account.name}</bdi>
        </Fact>
        <Fact name="Posted under">
          <Under {...comment} />
        </Fact>
        <Fact name="Why">{decision && <Decided decision={decision} timeZone={brand.timeZone} />}</Fact>
        <Fact name="Received">
          <Moment at={comment.received_at} timeZone={brand.timeZone} />
        </Fact>
      </Facts>
      {scores !== null && <ScoreTable scores={scores} />}
      <History {...view} />
    </>
  )
}

export const commentPage = (view: CommentView) => ({
  title: `A comment on ${platformName(view.comment.platform)}`,
  here: view.comment.status === "review" ? ("needs-you" as const) : ("inbox" as const),
  brand: view.brand,
  body: <Body {...view} />
})
