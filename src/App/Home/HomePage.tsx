import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { may } from "#schema/resources/Permission.ts"
import { mayManage } from "#src/Access/Members/Invitation.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Person } from "#src/Access/People/Person.ts"
import type { Page } from "#src/Database/Page.ts"
import { Note } from "../Parts/Note.tsx"
import { counted, saidIn } from "../Parts/Words.tsx"

export interface BrandAtHome {
  readonly brand: Brand
  /** The newest comments that wait for an answer. */
  readonly waiting: Page<NeedsYouItem>
  /** Accounts that have to be connected again, by name. */
  readonly disconnected: ReadonlyArray<string>
}

const waitingWords = ({ brand, waiting: { data, next_cursor } }: BrandAtHome) => {
  if (data.length === 0) return "Nothing waits for an answer."
  const count = next_cursor === null ? counted(data.length, "comment") : `More than ${counted(data.length, "comment")}`
  const one = next_cursor === null && data.length === 1
  return `${count} ${one ? "waits" : "wait"} for ${may(brand, "moderate") ? "your" : "an"} answer.`
}

const Shortly = ({ waiting: { data } }: BrandAtHome) => (
  <ul class="brief">
    {data.slice(0, 3).map((item) => (
      <li key={item.id}>
        <a class="comment" href={`/needs-you/${item.id}`} dir="auto">
          {saidIn(item)}
        </a>
      </li>
    ))}
  </ul>
)

const Disconnected = ({ name, query }: { readonly name: string; readonly query: string }) => (
  <Note kind="warn">
    <p>
      The account <bdi>{name}</bdi> is no longer connected, so Steward neither reads nor acts there.{" "}
      <a href={`/settings/accounts?${query}`}>Look at the accounts</a>
    </p>
  </Note>
)

const AtHome = (at: BrandAtHome) => {
  const { brand, disconnected, waiting } = at
  const query = new URLSearchParams({ workspace: brand.workspaceId }).toString()
  return (
    <section>
      <h2>{brand.name}</h2>
      {disconnected.map((name) => (
        <Disconnected key={name} name={name} query={query} />
      ))}
      <p>{waitingWords(at)}</p>
      {waiting.data.length > 0 && <Shortly {...at} />}
      <p class="ways">
        {waiting.data.length > 0 && (
          <a class="button" href={`/needs-you?${query}`}>
            {may(brand, "moderate") ? "Answer" : "See what is waiting"}
          </a>
        )}
        <a href={`/inbox?${query}`}>All comments</a>
        <a href={`/settings/people?${query}`}>
          {mayManage(brand.role, "viewer") ? "Members and invitations" : "Members"}
        </a>
        <a href={`/settings?${query}`}>Settings</a>
      </p>
    </section>
  )
}

export const homePage = (person: Person, brands: ReadonlyArray<BrandAtHome>) => ({
  title: `Hello ${person.name}`,
  here: "home" as const,
  body:
    brands.length === 0 ? (
      <p>You are not a member of any brand yet. Ask an owner to invite you.</p>
    ) : (
      brands.map((at) => <AtHome key={at.brand.workspaceId} {...at} />)
    )
})
