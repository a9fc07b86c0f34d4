import type { ComponentChildren } from "preact"
import { platformName } from "#schema/Platform.ts"
import type { Comment, CommentStatus } from "#schema/resources/Comment.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Page } from "#src/Database/Page.ts"
import { Hidden } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { Moment, saidIn, statusWords } from "../Parts/Words.tsx"

interface ListView<A> {
  readonly brand: Brand
  readonly brands: ReadonlyArray<Brand>
  readonly list: Page<A>
}

interface RowProps {
  readonly place: string
  readonly brand: Brand
  readonly comment: Pick<Comment, "author" | "has_media" | "platform" | "text" | "id">
  readonly at: string
  readonly children: ComponentChildren
}

const Row = ({ at, brand, children, comment, place }: RowProps) => (
  <li>
    <div>
      <a class="comment" href={`/${place}/${comment.id}`} dir="auto">
        {saidIn(comment)}
      </a>
      <p class="small soft">
        <bdi>{comment.author.name}</bdi> on {platformName(comment.platform)},{" "}
        <Moment at={at} timeZone={brand.timeZone} />
      </p>
      {children}
    </div>
  </li>
)

interface OlderProps {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly list: Page<unknown>
}

/** The rest of a list, older than what is shown. */
const Older = ({ list: { next_cursor }, path, query }: OlderProps) =>
  next_cursor === null ? null : (
    <p class="below">
      <a href={`${path}?${new URLSearchParams({ ...query, cursor: next_cursor })}`}>Older ones</a>
    </p>
  )

export interface InboxView extends ListView<Comment> {
  readonly status: CommentStatus | null
}

const StatusChoice = ({ brand, status }: InboxView) => (
  <form method="get" action="/inbox" class="field">
    <Hidden name="workspace" value={brand.workspaceId} />
    <label for="status">Which comments</label>
    <div class="pair">
      <select id="status" name="status">
        <option value="">All</option>
        {Object.entries(statusWords).map(([value, words]) => (
          <option key={value} value={value} selected={value === status}>
            {words}
          </option>
        ))}
      </select>
      <button type="submit" class="plain">
        Show
      </button>
    </div>
  </form>
)

const Inbox = (view: InboxView) => {
  const { brand, list, status } = view
  const query = { workspace: brand.workspaceId, ...(status === null ? {} : { status }) }
  return (
    <>
      <StatusChoice {...view} />
      {list.data.length === 0 ? (
        <Note>
          <p>There are no such comments at {brand.name}.</p>
        </Note>
      ) : (
        <ul class="rows">
          {list.data.map((comment) => (
            <Row key={comment.id} place="inbox" brand={brand} comment={comment} at={comment.received_at}>
              <p class="small">
                <span class={`state ${comment.status}`}>{statusWords[comment.status]}</span>
              </p>
            </Row>
          ))}
        </ul>
      )}
      <Older path="/inbox" query={query} list={list} />
    </>
  )
}

export const inboxPage = (view: InboxView) => ({
  title: "Inbox",
  here: "inbox" as const,
  brand: view.brand,
  brands: view.brands,
  body: <Inbox {...view} />
})
