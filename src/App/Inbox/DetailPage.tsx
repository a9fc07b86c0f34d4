import { platformName } from "#schema/Platform.ts"
import { languageName } from "#src/Autopilot/Language/Names.ts"
import { Fact, Facts } from "../Parts/Facts.tsx"
import { Alert } from "../Parts/Form.tsx"
import { reachable } from "../Parts/Reachable.ts"
import { Sales } from "../Parts/Sales.tsx"
import { Moment, statusWords } from "../Parts/Words.tsx"
import { Author, History, PlatformLink, Replies, Under } from "./CommentParts.tsx"
import { DeedDone } from "./DeedDone.tsx"
import { DetailActions } from "./DetailActions.tsx"
import type { DetailView } from "./DetailView.ts"
import { Unsettled } from "./Unsettled.tsx"
import { Why } from "./Why.tsx"

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

const Sold = ({ brand, comment: { id, sales } }: DetailView) => (
  <>
    {sales.length > 0 && (
      <>
        <h2>Sales it led to</h2>
        <Sales
          sales={sales}
          timeZone={brand.timeZone}
          alsoOf={({ contact_id }) => contact_id !== null && <a href={`/contacts/${contact_id}`}>by this contact</a>}
        />
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
      <Fact name="Language">{comment.language !== null && languageName(comment.language)}</Fact>
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
      <DeedDone {...view} />
      <Alert message={problem} />
      <div class="sides">
        <div>
          <p>
            <span class={`state ${comment.status}`}>{statusWords[comment.status]}</span>
            {comment.archived && " (archived)"}
          </p>
          <Said {...view} />
          <Unsettled {...view} />
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
