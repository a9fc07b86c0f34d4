import { platformName } from "#schema/Platform.ts"
import { Fact, Facts } from "../Parts/Facts.tsx"
import { money } from "../Parts/Figures.ts"
import { Alert, Hidden } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { reachable } from "../Parts/Reachable.ts"
import { Moment, sentence, statusWords, unconfirmedWords, workInWords } from "../Parts/Words.tsx"
import { Author, History, PlatformLink, Replies, Under } from "./CommentParts.tsx"
import { questionOf } from "./CommentView.ts"
import { DetailActions } from "./DetailActions.tsx"
import type { DetailView } from "./DetailView.ts"
import type { Deed } from "./Undo.ts"
import { Why } from "./Why.tsx"

const doneWords: Readonly<Record<Deed, string>> = {
  hide: "It is hidden, or on its way to be.",
  keep: "It is left up, or on its way to be shown again.",
  reply: "The reply is on its way.",
  private_reply: "The private reply is on its way.",
  archive: "It is archived.",
  unarchive: "It is out of the archive.",
  block: "The author is being blocked.",
  unblock: "The author is being unblocked."
}

const Done = ({ comment, done, path }: DetailView) =>
  done === null ? null : (
    <Note kind="good" isStatus>
      <form method="post" action={path} class="done">
        <p>Done. {doneWords[done.deed]}</p>
        {done.undo !== null && (
          <>
            <Hidden name="question" value={questionOf(comment)} />
            <button
              type="submit"
              class="link"
              name={done.undo.deed === "hide" || done.undo.deed === "keep" ? "answer" : "action"}
              value={done.undo.deed}
            >
              {done.undo.words}
            </button>
          </>
        )}
      </form>
    </Note>
  )

const Said = ({ brand, comment, contactId }: DetailView) => (
  <>
    <blockquote class="said" dir="auto" {...reachable(comment.text)}>
      {comment.text}
    </blockquote>
    {comment.has_media && <p class="small soft">It has a picture or a video, which Steward does not show.</p>}
    <p class="small soft">
      {contactId === null ? (
        <Author author={comment.author} />
      ) : (
        <a href={`/contacts/${contactId}`}>
          <Author author={comment.author} />
        </a>
      )}
      , <Moment at={comment.created_at} timeZone={brand.timeZone} />. <PlatformLink {...comment} />
    </p>
  </>
)

const Delayed = ({ brand, comment: { delayed } }: DetailView) =>
  delayed === null ? null : (
    <Note kind="warn">
      <p>
        {workInWords(delayed.action)} has to wait: <bdi>{sentence(delayed.reason)}</bdi>{" "}
        {delayed.until === null ? (
          "Steward goes on by itself once the account is connected again."
        ) : (
          <>
            Steward tries again by itself at <Moment at={delayed.until} timeZone={brand.timeZone} />.
          </>
        )}
      </p>
    </Note>
  )

const AtPlatform = ({ comment: { action_error, delayed, pending_action, platform } }: DetailView) => (
  <>
    {pending_action !== null && delayed === null && (
      <p class="soft">
        {platformName(platform)} has not yet confirmed {unconfirmedWords(pending_action.action)}.
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

const Asked = ({ asking }: DetailView) =>
  asking === null || asking.reason === "" ? null : (
    <Note kind="warn">
      <p>
        <strong>Why it asks:</strong> <bdi>{sentence(asking.reason)}</bdi>{" "}
        <a href={`/needs-you/${asking.id}`}>Answer in Needs you</a>
      </p>
    </Note>
  )

const Sold = ({ brand, comment: { id, sales } }: DetailView) => (
  <>
    {sales.length > 0 && (
      <>
        <h2>Sales it led to</h2>
        <ul class="rows">
          {sales.map(({ campaign, click_id, contact_id, currency, occurred_at, value }) => (
            <li key={click_id}>
              <div>
                <strong class="number">{money(value, currency)}</strong>{" "}
                <span class="small soft">
                  <Moment at={occurred_at} timeZone={brand.timeZone} />
                  {campaign !== null && (
                    <>
                      , <bdi>{campaign}</bdi>
                    </>
                  )}
                  {contact_id !== null && (
                    <>
                      , <a href={`/contacts/${contact_id}`}>by this contact</a>
                    </>
                  )}
                </span>
              </div>
            </li>
          ))}
        </ul>
      </>
    )}
    <p class="small">
      <a href={`/reports/links?${new URLSearchParams({ workspace: brand.workspaceId, comment_id: id })}`}>
        Tracked links for it
      </a>
    </p>
  </>
)

const About = ({ brand, comment }: DetailView) => {
  const listed = (name: string, value: string) =>
    `/inbox?${new URLSearchParams({ workspace: brand.workspaceId, [name]: value })}`
  return (
    <Facts>
      <Fact name="Account">
        <a href={listed("account_id", comment.account.id)}>
          <bdi>{comment.account.name}</bdi>
        </a>{" "}
        on {platformName(comment.platform)}
      </Fact>
      <Fact name="Posted under">
        <Under {...comment} />{" "}
        {comment.post !== null && (
          <a class="small" href={listed("post_id", comment.post.external_id)}>
            All under this post
          </a>
        )}{" "}
        {comment.ad !== null && (
          <a class="small" href={listed("ad_id", comment.ad.id)}>
            All under this ad
          </a>
        )}
      </Fact>
      <Fact name="Received">
        <Moment at={comment.received_at} timeZone={brand.timeZone} />
      </Fact>
      <Fact name="Language">{comment.language}</Fact>
    </Facts>
  )
}

const Body = (view: DetailView) => {
  const { brand, comment, problem } = view
  return (
    <>
      <p class="small">
        <a href={`/inbox?${new URLSearchParams({ workspace: brand.workspaceId })}`}>All comments</a>
      </p>
      <Done {...view} />
      <Alert message={problem} />
      <div class="sides">
        <div>
          <p>
            <span class={`state ${comment.status}`}>{statusWords[comment.status]}</span>
            {comment.archived && " (archived)"}
          </p>
          <Said {...view} />
          <AtPlatform {...view} />
          <Delayed {...view} />
          <Asked {...view} />
          <DetailActions {...view} />
          <Replies {...view} />
          <Sold {...view} />
        </div>
        <div>
          <Why {...view} />
          <section>
            <h2>About it</h2>
            <About {...view} />
            <History {...view} />
          </section>
        </div>
      </div>
    </>
  )
}

export const detailPage = (view: DetailView) => ({
  title: `A comment on ${platformName(view.comment.platform)}`,
  here: "inbox" as const,
  brand: view.brand,
  body: <Body {...view} />
})
