import { platformName } from "#schema/Platform.ts"
import { may, reaches } from "#schema/resources/Permission.ts"
import { Fact, Facts } from "../Parts/Facts.tsx"
import { Note } from "../Parts/Note.tsx"
import { reachable } from "../Parts/Reachable.ts"
import { Sales } from "../Parts/Sales.tsx"
import { excerpt, Moment, saidIn, statusWords } from "../Parts/Words.tsx"
import { Edit, Noted } from "./ContactNotes.tsx"
import { nameOf } from "./ContactParts.tsx"
import type { ContactProps } from "./ContactProps.ts"
import { SameAddress } from "./SameAddress.tsx"

const Known = ({ brand, contact, window }: ContactProps) => (
  <Facts>
    <Fact name="Platform">
      {platformName(contact.platform)}, by <bdi>{contact.account_name}</bdi>
    </Fact>
    <Fact name="Handle">{contact.handle === "" ? null : <bdi>{contact.handle}</bdi>}</Fact>
    <Fact name="Messages">
      <bdi>{window}</bdi>
    </Fact>
    <Fact name="Follows you">{contact.follows_you === null ? null : contact.follows_you ? "Yes" : "No"}</Fact>
    <Fact name="First seen">
      <Moment at={contact.created_at} timeZone={brand.timeZone} />
    </Fact>
  </Facts>
)

const Writings = ({ brand, comments, messages }: ContactProps) => (
  <section class="writings">
    <h2>What they wrote</h2>
    {comments.length + messages.length === 0 && <p class="soft">Nothing that is still kept.</p>}
    {messages.length > 0 && (
      <>
        <h3>Messages to you</h3>
        <ul class="rows">
          {messages.map(({ id, kind, received_at, text }) => (
            <li key={id}>
              <div>
                <p class="said reply" dir="auto" {...reachable(text)}>
                  {text}
                </p>
                <p class="small soft">
                  {kind === "tap" ? "Tapped a button, " : ""}
                  <Moment at={received_at} timeZone={brand.timeZone} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </>
    )}
    {comments.length > 0 && (
      <>
        <h3>Comments</h3>
        <ul class="rows">
          {comments.map((comment) => (
            <li key={comment.id}>
              <div>
                <a class="comment clipped" href={`/inbox/${comment.id}`} dir="auto">
                  {saidIn(comment)}
                </a>
                <p class="small soft">
                  <span class={`state ${comment.status}`}>{statusWords[comment.status]}</span>{" "}
                  <Moment at={comment.received_at} timeZone={brand.timeZone} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)

const Sold = ({ brand, contact }: ContactProps) => {
  const links = `/reports/links?${new URLSearchParams({ workspace: brand.workspaceId, contact_id: contact.id })}`
  return (
    <section>
      <h2>What they bought</h2>
      {contact.sales.length === 0 ? (
        <p class="soft">No sale by a tracked link is known.</p>
      ) : (
        <Sales
          sales={contact.sales}
          timeZone={brand.timeZone}
          alsoOf={({ comment_id }) => comment_id !== null && <a href={`/inbox/${comment_id}`}>after this comment</a>}
        />
      )}
      <p class="small">
        <a href={links}>Tracked links for them</a>
      </p>
    </section>
  )
}

const Body = (view: ContactProps) => {
  const { brand, contact, saved } = view
  const query = new URLSearchParams({ workspace: brand.workspaceId })
  return (
    <>
      <p class="small">
        <a href={`/contacts?${query}`}>All contacts</a>
      </p>
      {saved && (
        <Note kind="good" isStatus>
          <p>Saved.</p>
        </Note>
      )}
      <Known {...view} />
      <div class="sides">
        <div>
          <Writings {...view} />
          <Sold {...view} />
        </div>
        <div>
          {may(view.brand, "edit") && reaches(view.brand, contact.account_id) ? (
            <Edit {...view} />
          ) : (
            <Noted {...view} />
          )}
          <SameAddress {...view} />
          {may(brand, "manage_personal_data") && (
            <section>
              <h2>What is kept about them</h2>
              <p class="small">
                A person may ask for all that is kept about them.{" "}
                <a href={`/contacts/${contact.id}/export`} download>
                  Download it as a file
                </a>
              </p>
              <h2>Delete this person</h2>
              <p class="small">
                Their comments' texts, their name and all that is known of them can be deleted for good.{" "}
                <a
                  href={`/settings/workspace/delete-person?${new URLSearchParams({ workspace: brand.workspaceId, contact: contact.id })}`}
                >
                  Delete what is kept about them
                </a>
              </p>
            </section>
          )}
        </div>
      </div>
    </>
  )
}

export const contactPage = (view: ContactProps) => ({
  title: excerpt(nameOf(view.contact)),
  here: "contacts" as const,
  brand: view.brand,
  body: <Body {...view} />
})
