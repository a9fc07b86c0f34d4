import type { TrackedLink } from "#schema/resources/Link.ts"
import { maxCampaignLength, maxLinkTargetLength } from "#schema/resources/Link.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Page } from "#src/Database/Page.ts"
import { money, number } from "../Parts/Figures.ts"
import { Alert, Field, Hidden } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { Scroll } from "../Parts/Scroll.tsx"
import { Moment } from "../Parts/Words.tsx"
import { ReportTabs } from "./ReportTabs.tsx"

export interface LinksView {
  readonly brand: Brand
  readonly brands: ReadonlyArray<Brand>
  readonly mayMake: boolean
  /** Which links are listed, by name: `comment_id`, `contact_id`, `campaign`. */
  readonly asked: Readonly<Record<string, string>>
  readonly list: Page<TrackedLink>
  /** One that was just made. */
  readonly made: TrackedLink | null
  /** What was filled in before something went wrong. */
  readonly typed: Readonly<Record<string, string>>
  readonly problem: string | null
}

const Made = ({ link }: { readonly link: TrackedLink }) => (
  <Note kind="good" isStatus>
    <p>This is the link. Give it to people instead of the address it leads to.</p>
    <input readOnly value={link.url} aria-label="The tracked link" />
  </Note>
)

const NewLink = ({ asked, brand, list, typed }: LinksView) => (
  <details
    open={
      list.data.length === 0 ||
      Object.keys(typed).length > 0 ||
      asked["comment_id"] !== undefined ||
      asked["contact_id"] !== undefined
    }
  >
    <summary>Make a link</summary>
    <form method="post" action="/reports/links" class="narrow">
      <Hidden name="workspace" value={brand.workspaceId} />
      <Field
        id="target_url"
        type="text"
        label="Where it leads"
        hint="A page of yours, such as https://shop.example/autumn. The click is added to its address, and recording a sale with it tells what led to the sale."
        required
        maxLength={maxLinkTargetLength}
        value={typed["target_url"] ?? ""}
      />
      <Field
        id="campaign"
        type="text"
        label="Campaign (if any)"
        maxLength={maxCampaignLength}
        value={typed["campaign"] ?? asked["campaign"] ?? ""}
      />
      <div class="pair even">
        <Field
          id="comment_id"
          type="text"
          label="Comment it answers (if any)"
          maxLength={64}
          value={typed["comment_id"] ?? asked["comment_id"] ?? ""}
        />
        <Field
          id="contact_id"
          type="text"
          label="Person it is sent to (if any)"
          maxLength={64}
          value={typed["contact_id"] ?? asked["contact_id"] ?? ""}
        />
      </div>
      <button type="submit">Make the link</button>
    </form>
  </details>
)

const LinkRow = ({ brand, link }: { readonly brand: Brand; readonly link: TrackedLink }) => (
  <tr>
    <th scope="row">
      <bdi class="clipped">{link.target_url}</bdi>
      <code class="small soft">{link.url}</code>
      <span class="small soft">
        {link.campaign !== null && (
          <>
            <bdi class="clipped">{link.campaign}</bdi>{" "}
          </>
        )}
        made <Moment at={link.created_at} timeZone={brand.timeZone} />
        {link.comment_id !== null && (
          <>
            {", "}
            <a href={`/inbox/${link.comment_id}`}>in answer to a comment</a>
          </>
        )}
        {link.contact_id !== null && (
          <>
            {", "}
            <a href={`/contacts/${link.contact_id}`}>for a contact</a>
          </>
        )}
      </span>
    </th>
    <td class="number">{number(link.clicks)}</td>
    <td class="number">
      {link.sales.length === 0
        ? "–"
        : link.sales.map(({ count, currency, value }) => (
            <div key={currency}>
              {money(value, currency)} <span class="soft">({number(count)})</span>
            </div>
          ))}
    </td>
  </tr>
)

const filterWords: Readonly<Record<string, string>> = {
  comment_id: "Links that answer one comment.",
  contact_id: "Links that were sent to one person.",
  campaign: "Links of one campaign."
}

const Body = (view: LinksView) => {
  const { asked, brand, list, made, mayMake, problem } = view
  const words = Object.keys(asked).flatMap((name) => filterWords[name] ?? [])
  const path = (query: Readonly<Record<string, string>>) =>
    `/reports/links?${new URLSearchParams({ workspace: brand.workspaceId, ...query })}`
  return (
    <>
      <ReportTabs brand={brand} here="links" />
      <Alert message={problem} />
      {made !== null && <Made link={made} />}
      {mayMake && <NewLink {...view} />}
      {words.length > 0 && (
        <p>
          {words.join(" ")} <a href={path({})}>All links</a>
        </p>
      )}
      {list.data.length === 0 ? (
        <Note>
          <p>
            There are no such links yet. A tracked link tells which comment, person or campaign a visit and a sale came
            from.
          </p>
        </Note>
      ) : (
        <Scroll label="Tracked links">
          <table class="links">
            <thead>
              <tr>
                <th scope="col">Link</th>
                <th scope="col" class="number">
                  Clicks
                </th>
                <th scope="col" class="number">
                  Sales
                </th>
              </tr>
            </thead>
            <tbody>
              {list.data.map((link) => (
                <LinkRow key={link.id} brand={brand} link={link} />
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {list.next_cursor !== null && (
        <p class="below">
          <a href={path({ ...asked, cursor: list.next_cursor })}>Older ones</a>
        </p>
      )}
    </>
  )
}

export const linksPage = (view: LinksView) => ({
  title: "Tracked links",
  here: "reports" as const,
  brand: view.brand,
  brands: view.brands,
  body: <Body {...view} />
})
