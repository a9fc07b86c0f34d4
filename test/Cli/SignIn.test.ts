import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer, Queue, Schema } from "effect"
import { Acceptance } from "#src/Access/Members/Acceptance.ts"
import { PasswordLinks } from "#src/Access/SignIn/PasswordLinks.ts"
import type { RoomServices } from "#src/Cli/Layers.ts"
import type { SignInServices } from "#src/Cli/SignIn/Commands.ts"
import { AccessTokens } from "#src/OAuth/Grants/AccessTokens.ts"
import type { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { withApp } from "#test/Access/SignIn/Protected.ts"
import { Letters, newEmail, password, signedUp, tokenIn } from "#test/Access/TestSignIn.ts"
import { approved, exchanged, registered, TestOAuth } from "#test/OAuth/TestOAuth.ts"
import { printed, unused } from "./Printed.ts"

/** What these commands do not ask for. */
const others = Layer.succeedContext(Context.unsafeMake<Exclude<RoomServices, SignInServices> | Accounts>(new Map()))

/** Runs a command: what it printed, and what it said went wrong. */
const steward = Effect.fn("steward")(function* (...args: ReadonlyArray<string>) {
  const context = yield* Effect.context<Exclude<SignInServices, Accounts>>()
  const rooms = Layer.merge(Layer.succeedContext(context), others)
  return yield* printed({ ...unused, rooms }, args)
})

const Listed = Schema.parseJson(
  Schema.Struct({
    data: Schema.Array(
      Schema.Struct({ id: Schema.String, assistant: Schema.String, scopes: Schema.Array(Schema.String) })
    )
  })
)

layer(TestOAuth)("the command line", (it) => {
  it.effect("invites by a letter, and shows its link to nobody else", () =>
    Effect.gen(function* () {
      const { workspace } = yield* signedUp()
      const email = yield* newEmail
      const { out } = yield* steward("members", "invite", email, "--workspace", workspace.id, "--role", "viewer")
      assert.include(out, `${email} is invited to "${workspace.name}" as viewer. An e-mail with a link is on its way.`)
      assert.notInclude(out, "token=")
      const letter = yield* Effect.flatMap(Letters, Queue.take)
      const invitation = yield* Effect.flatMap(Acceptance, ({ find }) => find(tokenIn(letter.text)))
      assert.deepInclude(invitation, { email, role: "viewer", invitedBy: "Steward's operator" })
      const again = yield* steward("members", "invite", email, "--workspace", workspace.id, "--json")
      assert.deepInclude(JSON.parse(again.out), { sent: true, link: null })
      const { err } = yield* steward("members", "invite", "nobody", "--workspace", workspace.id)
      assert.strictEqual(err, '"nobody" is not an e-mail address, such as grace@example.com')
    })
  )

  it.effect("makes a link that sets a member's password", () =>
    Effect.gen(function* () {
      const { person, workspace } = yield* signedUp()
      const { out } = yield* steward("members", "password-link", person.id, "--workspace", workspace.id)
      const links = yield* PasswordLinks
      const set = yield* links.redeem(tokenIn(out), { password: `${password} again`, profile: null })
      assert.strictEqual(set.id, person.id)
    })
  )

  it.effect("takes away the second factor of who has lost it", () =>
    Effect.gen(function* () {
      const { email } = yield* withApp
      const { out } = yield* steward("people", "reset-factor", ` ${email.toUpperCase()} `)
      assert.include(out, '"Ada Lovelace" signs in with their password alone again')
      assert.include((yield* steward("people", "reset-factor", email)).err, "has no second factor")
      assert.include((yield* steward("people", "reset-factor", "nobody@example.com")).err, "Nobody signs in as")
    })
  )

  it.effect("lists assistants, and disconnects one", () =>
    Effect.gen(function* () {
      const { person, workspace } = yield* signedUp()
      const inWorkspace = ["--workspace", workspace.id]
      assert.strictEqual((yield* steward("assistants", "list", ...inWorkspace)).out, "No assistant is connected.")
      const client = yield* registered()
      const { access } = yield* exchanged(client, yield* approved({ client, person, workspaceId: workspace.id }))
      const { out } = yield* steward("assistants", "list", "--json", ...inWorkspace)
      const [grant] = (yield* Schema.decodeUnknown(Listed)(out)).data
      if (grant === undefined) return assert.fail("nothing is listed")
      assert.deepInclude(grant, { assistant: "Claude", scopes: ["read", "moderate", "settings"] })
      assert.include((yield* steward("assistants", "list", ...inWorkspace)).out, grant.id)
      assert.include((yield* steward("assistants", "revoke", grant.id, ...inWorkspace)).err, "without a yes")
      const revoked = yield* steward("assistants", "revoke", grant.id, "--yes", ...inWorkspace)
      assert.strictEqual(revoked.out, `"Claude" no longer acts for "${person.name}" in "${workspace.name}".`)
      const refused = yield* Effect.flip(Effect.flatMap(AccessTokens, ({ authenticate }) => authenticate(access)))
      assert.strictEqual(refused._tag, "InvalidToken")
      assert.include((yield* steward("assistants", "revoke", grant.id, ...inWorkspace)).err, "is not connected")
    })
  )
})
