import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Option, Redacted, Schema } from "effect"
import { AccountId } from "#schema/Ids.ts"
import { Account } from "#schema/resources/Account.ts"
import { AccountDiagnosis } from "#schema/resources/Diagnosis.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import type { RoomServices } from "#src/Cli/Layers.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { houseOn } from "#test/House.ts"
import { type Answer, fakeHttp, type Sent } from "#test/Platforms/FakeHttp.ts"
import { printed, unused } from "../Printed.ts"

const dead = (code: number, subcode: number) => ({
  status: 400,
  body: { error: { message: "Error validating access token", code, error_subcode: subcode } }
})

/** A page and a channel as the platforms tell of them, by the token that asks. */
const platforms = ({ headers, url }: Sent): Answer => {
  const token = String(headers["authorization"]).replace("Bearer ", "")
  if (token === "unreachable") return "drop"
  if (token === "nowhere") return { status: 404, body: "<html>No such page</html>" }
  if (token === "expired") return dead(190, 463)
  if (url.hostname === "graph.test") {
    if (token === "page") return { body: { id: "1234", name: "Fjord Coffee" } }
    return token === "person" ? { body: { id: "77", name: "Ada Operator" } } : dead(190, 0)
  }
  return token === "channel"
    ? { body: { items: [{ id: "UC1", snippet: { title: "Fjord films" } }] } }
    : { status: 401, body: { error: { message: "Invalid Credentials", errors: [{ reason: "authError" }] } } }
}

const House = Layer.merge(houseOn(fakeHttp(platforms).layer), BunContext.layer)

/** A brand without accounts, and what runs commands about its accounts. It gives up its accounts in the end. */
const brand = Effect.gen(function* () {
  const workspaces = yield* Workspaces
  const { id } = yield* workspaces.create({ name: "Fjord Coffee", timeZone: TimeZone.make("Europe/Oslo") })
  const { list } = yield* Accounts
  const { disconnect } = yield* Disconnections
  const disconnectAll = Effect.flatMap(list(id), (all) => Effect.forEach(all, (one) => disconnect(id, one.id, "Ada")))
  yield* Effect.addFinalizer(() => Effect.orDie(disconnectAll))
  const context = yield* Effect.context<RoomServices>()
  const steward = (...args: ReadonlyArray<string>) =>
    printed({ ...unused, rooms: Layer.succeedContext(context) }, [...args, "--workspace", id])
  return { workspaceId: id, accounts: (...args: ReadonlyArray<string>) => steward("accounts", ...args) }
})

const tokenFile = Effect.fn("tokenFile")(function* (text: string) {
  const fs = yield* FileSystem.FileSystem
  const file = yield* fs.makeTempFileScoped()
  yield* fs.writeFileString(file, text)
  return ["--token-file", file]
})

const channelToken = (access_token: string) =>
  JSON.stringify({ access_token, refresh_token: "r", expires_at: "2090-01-01T00:00:00Z" })

const Diagnosed = Schema.decodeUnknownSync(
  Schema.parseJson(Schema.Struct({ data: Schema.Array(AccountDiagnosis), next_cursor: Schema.Null }))
)

const Listed = Schema.parseJson(Schema.Struct({ data: Schema.Array(Account), next_cursor: Schema.Null }))

layer(House)("accounts by the command line", (it) => {
  it.scoped("are looked at by the doctor, who says what is found and what to do", () =>
    Effect.gen(function* () {
      const { accounts } = yield* brand
      assert.match((yield* accounts("doctor")).out, /^No account is connected yet/)
      yield* accounts("connect", "facebook", "1234", ...(yield* tokenFile("page\n")))
      const { failed, out } = yield* accounts("doctor")
      assert.isFalse(failed)
      assert.match(out, /Fjord Coffee on Facebook: \d found\n {2}last read never, last push never\n {2}- /)
      assert.match(out, /\n {4}Connect it again\./)
      const [found] = Diagnosed((yield* accounts("doctor", "--json")).out).data
      assert.deepInclude(found?.findings[0], { kind: "token" })
    })
  )

  it.scoped("are connected after their token was tried, listed, shown, and connected again", () =>
    Effect.gen(function* () {
      const { accounts, workspaceId } = yield* brand
      const { access } = yield* Accounts
      const { disconnected } = yield* Disconnections
      assert.match(
        (yield* accounts("list")).out,
        /^No account is connected yet\. .*\n {2}bun run steward accounts connect/
      )
      const page = ["connect", "facebook", "1234", ...(yield* tokenFile("page\n"))]
      const connected = yield* accounts(...page)
      const [, id = ""] =
        /^"Fjord Coffee" on Facebook is connected to "Fjord Coffee" \((acc_\w+)\)/.exec(connected.out) ?? []
      const opened = Option.getOrThrow(yield* access(workspaceId, AccountId.make(id)))
      assert.deepInclude(opened, { platform: "facebook", externalId: "1234" })
      assert.strictEqual(Redacted.value(opened.token), "page")
      assert.match((yield* accounts("list")).out, /\nFacebook +Fjord Coffee +1234 +connected +none yet +acc_/)

      yield* disconnected(workspaceId, AccountId.make(id), new Date(0), "The token ran out.")
      const shown = (yield* accounts("show", "fjord coffee")).out
      assert.include(shown, "Fjord Coffee is disconnected since 1970-01-01T00:00:00.000Z: The token ran out.")
      assert.match(shown, /\n {2}bun run steward accounts connect --workspace \S+ facebook 1234$/m)
      assert.include((yield* accounts("list")).out, "is disconnected since")
      yield* accounts(...page, "--name", "Fjord")
      const { data } = yield* Schema.decodeUnknown(Listed)((yield* accounts("list", "--json")).out)
      assert.strictEqual(data.length, 1)
      assert.deepInclude<unknown>(data[0], { id, name: "Fjord", platform: "facebook", external_id: "1234" })
      assert.deepInclude(data[0]?.health, { state: "connected" })

      const channel = yield* accounts("connect", "youtube", "UC1", ...(yield* tokenFile(channelToken("channel"))))
      assert.match(channel.out, /^"Fjord films" on YouTube is connected/)
    })
  )

  it.scoped("are not connected with a token that the platform refuses, or that is another's", () =>
    Effect.gen(function* () {
      const { accounts } = yield* brand
      const refused = (platform: string, id: string, token: string) =>
        Effect.gen(function* () {
          const { err, failed } = yield* accounts("connect", platform, id, ...(yield* tokenFile(token)))
          assert.isTrue(failed)
          assert.notInclude(err, 'refresh_token":')
          return err
        })
      const readme = "# Steward\n\nSteward moderates the comments on a brand's posts."
      assert.include(yield* refused("facebook", "1234", readme), "The file holds no token")
      assert.include(yield* refused("facebook", "1234", " \n"), "The file of the token is empty")
      const advice = "Make a new one, and connect the account with that."
      assert.include(yield* refused("facebook", "1234", "wrong"), `Facebook does not accept this token. ${advice}`)
      assert.include(
        yield* refused("facebook", "1234", "expired"),
        `Facebook does not accept this token. The connection to Facebook has expired. ${advice}`
      )
      assert.include(yield* refused("facebook", "1234", "person"), 'speaks for "Ada Operator" (77) on Facebook')
      assert.include(yield* refused("facebook", "99", "page"), "and not for the page 99. Use the page token of 99.")
      assert.include(yield* refused("facebook", "1234", "unreachable"), "Facebook could not be reached.")
      // a wrong base address looks like a platform that is down, or that answers something else
      const asked =
        "It was asked at http://graph.test (STEWARD_FACEBOOK_GRAPH), and its own address is https://graph.facebook.com/v26.0."
      for (const token of ["unreachable", "nowhere"]) assert.include(yield* refused("facebook", "1234", token), asked)
      assert.notInclude(yield* refused("facebook", "1234", "wrong"), "STEWARD_FACEBOOK_GRAPH")
      assert.include(yield* refused("youtube", "UC1", "ya29.secret"), "is JSON with access_token")
      assert.include(yield* refused("youtube", "UC2", channelToken("channel")), "not for the channel UC2")
      assert.include(yield* refused("youtube", "UC1", channelToken("other")), "could not be tried")
      const missing = yield* accounts("connect", "facebook", "1", "--token-file", "/nowhere/token")
      assert.include(missing.err, "The token cannot be read from /nowhere/token: there is no such file.")
      assert.match((yield* accounts("list")).out, /^No account is connected yet/)
    })
  )

  it.scoped("are not connected while another brand has them, which the operator is told by name", () =>
    Effect.gen(function* () {
      const one = yield* brand
      const other = yield* brand
      const page = ["connect", "facebook", "1234", ...(yield* tokenFile("page"))]
      yield* one.accounts(...page)
      const refused = yield* other.accounts(...page)
      assert.isTrue(refused.failed)
      const disconnect = `accounts disconnect 1234 --workspace ${one.workspaceId}`
      assert.strictEqual(
        refused.err,
        `"1234" on Facebook is already connected in another brand of this installation, "Fjord Coffee". To disconnect it there first:\n  bun run steward ${disconnect}`
      )
      assert.match((yield* other.accounts("list")).out, /^No account is connected yet/)
      yield* one.accounts("disconnect", "1234", "--yes")
      assert.include((yield* other.accounts(...page)).out, "is connected to")
      assert.include((yield* one.accounts(...page)).err, "another brand")
    })
  )

  it.scoped("are disconnected after a yes: the token is forgotten, and connecting again takes it up", () =>
    Effect.gen(function* () {
      const { accounts, workspaceId } = yield* brand
      const { access, findByExternalId, list } = yield* Accounts
      yield* accounts("connect", "facebook", "1234", ...(yield* tokenFile("page")))
      const [before] = yield* list(workspaceId)
      const id = before?.id ?? assert.fail("nothing is connected")
      const ours = Effect.map(findByExternalId("facebook", "1234"), Option.toArray)
      const asked = yield* accounts("disconnect", "Fjord Coffee")
      assert.isTrue(asked.failed)
      assert.include(asked.err, "Its comments stay")
      assert.lengthOf(yield* ours, 1)
      assert.include((yield* accounts("disconnect", "Fjrod Coffee", "--yes")).err, 'Did you mean "Fjord Coffee"?')

      const gone = yield* accounts("disconnect", id, "--yes")
      assert.include(gone.out, '"Fjord Coffee" on Facebook is disconnected.')
      assert.lengthOf(yield* ours, 0)
      assert.isTrue(Option.isNone(yield* access(workspaceId, id)))
      const [after] = yield* list(workspaceId)
      assert.deepInclude(after?.health, { state: "disconnected", reason: "Steward's operator disconnected it." })
      yield* accounts("disconnect", id, "--yes")

      yield* accounts("connect", "facebook", "1234", ...(yield* tokenFile("page")))
      assert.lengthOf(yield* ours, 1)
      assert.deepStrictEqual<unknown>(yield* list(workspaceId), [before])
    })
  )

  it.scoped("are connected by a link that is printed, where no token is given", () =>
    Effect.gen(function* () {
      const { accounts } = yield* brand
      const words = (yield* accounts("connect", "--platform", "facebook")).out
      assert.match(
        words,
        /Open this link within ten minutes.*\n {2}https:\/\/steward\.test\/settings\/accounts\/connect\?/
      )
      const { expires_at, platform, url } = Schema.decodeUnknownSync(
        Schema.parseJson(Schema.Struct({ platform: Schema.String, url: Schema.String, expires_at: Schema.String }))
      )((yield* accounts("connect", "youtube", "--json")).out)
      assert.strictEqual(platform, "youtube")
      assert.isTrue(new URL(url).searchParams.has("link"))
      assert.isNotNaN(Date.parse(expires_at))
    })
  )
})
