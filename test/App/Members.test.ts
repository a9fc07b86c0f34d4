import { assert, describe, it } from "@effect/vitest"
import { renderToString } from "preact-render-to-string"
import { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { type MembersView, membersPage } from "#src/App/Members/MembersPage.tsx"

const personId = PersonId.make("usr_1")
const view: MembersView = {
  person: { id: personId, name: "Ada", email: "ada@example.com" },
  brand: {
    workspaceId: WorkspaceId.make("wsp_1"),
    name: "Fjord Coffee",
    timeZone: TimeZone.make("Europe/Oslo"),
    role: "owner",
    limitedTo: null
  },
  brands: [],
  members: ([null, "letter", "operator"] as const).map((addressProof) => ({
    personId,
    name: "Ada",
    email: `${addressProof}@example.com`,
    addressProof,
    role: "viewer",
    limitedTo: null
  })),
  invitations: [],
  problem: null,
  removed: null,
  made: null
}

describe("the page of members", () => {
  it("says of each address by what it is proved", () => {
    const text = renderToString(membersPage(view).body)
    assert.include(text, "null@example.com: nobody has proved this address")
    assert.include(text, "letter@example.com: address proved by a letter")
    assert.include(text, "operator@example.com: address proved by who runs Steward")
  })

  it("says what a link is worth that is shown and not mailed", () => {
    const email = "grace@example.com"
    const link = "https://steward.test/invitation?token=t"
    const shown = renderToString(membersPage({ ...view, made: { email, link } }).body)
    assert.include(shown, "It does not prove that the address is theirs")
    assert.include(shown, "cannot join a second brand")
    const mailed = renderToString(membersPage({ ...view, made: { email, link: null } }).body)
    assert.include(mailed, `is on its way to ${email}`)
    assert.notInclude(mailed, "does not prove")
  })
})
