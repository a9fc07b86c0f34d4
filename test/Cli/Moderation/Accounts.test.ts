import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Option, Redacted } from "effect"
import { AccountId } from "#schema/Ids.ts"
import { TimeZone } from "#src/Access/TimeZone.ts"
import { Workspaces } from "#src/Access/Workspaces.ts"
import type { ModerationServices } from "#src/Cli/Moderation/Commands.ts"
import { Accounts } from "#src/Platforms/Accounts.ts"
import { House } from "#test/House.ts"
import { printed, unused } from "../Printed.ts"

/** A brand without accounts, and what runs commands about its accounts. */
const brand = Effect.gen(function* () {
  const workspaces = yield* Workspaces
  const { id } = yield* workspaces.create({ name: "Fjord Coffee", timeZone: TimeZone.make("Europe/Oslo") })
  const context = yield* Effect.context<ModerationServices>()
  const accounts = (...args: ReadonlyArray<string>) =>
    printed({ ...unused, moderation: Layer.succeedContext(context) }, ["accounts", ...args, "--workspace", id])
  return { workspaceId: id, accounts }
})

const tokenFile = Effect.fn("tokenFile")(function* (text: string) {
  const fs = yield* FileSystem.FileSystem
  const file = yield* fs.makeTempFileScoped()
  yield* fs.writeFileString(file, text)
  return ["--token-file", file]
})

layer(Layer.merge(House, BunContext.layer))("accounts by the command line", (it) => {
  it.scoped("are connected with a token of a file, listed, and connected again", () =>
    Effect.gen(function* () {
      const { accounts, workspaceId } = yield* brand
      const { access, disconnected } = yield* Accounts
      assert.match((yield* accounts("list")).out, /^No account is connected yet; accounts connect/)
      const token = yield* tokenFile("EAAB-secret\n")
      const page = ["connect", "facebook", "1234", "--name", "Fjord Coffee", ...token]
      const connected = yield* accounts(...page)
      const [, id = ""] =
        /^"Fjord Coffee" on Facebook is connected to "Fjord Coffee" \((acc_\w+)\)\.$/.exec(connected.out) ?? []
      const opened = Option.getOrThrow(yield* access(workspaceId, AccountId.make(id)))
      assert.deepInclude(opened, { platform: "facebook", externalId: "1234" })
      assert.strictEqual(Redacted.value(opened.token), "EAAB-secret")
      assert.match((yield* accounts("list")).out, /\nFacebook +Fjord Coffee +1234 +connected +acc_/)

      yield* disconnected(workspaceId, AccountId.make(id), new Date(0), "The token ran out.")
      assert.include((yield* accounts("list")).out, "to be connected again: The token ran out.")
      yield* accounts(...page)
      const list = JSON.parse((yield* accounts("list", "--json")).out)
      assert.strictEqual(list.length, 1)
      assert.deepInclude(list[0], { id, platform: "facebook", external_id: "1234", disconnected_at: null })
    })
  )

  it.scoped("are refused in words without a token that is one", () =>
    Effect.gen(function* () {
      const { accounts } = yield* brand
      const refused = (platform: string, ...args: ReadonlyArray<string>) =>
        Effect.map(accounts("connect", platform, "UC1", "--name", "Fjord", ...args), ({ err, failed }) => {
          assert.isTrue(failed)
          return err
        })
      assert.include(yield* refused("facebook", "--token-file", "/nowhere/token"), "The token cannot be read")
      assert.include(yield* refused("facebook", ...(yield* tokenFile(" \n"))), "The file of the token is empty")
      assert.include(yield* refused("youtube", ...(yield* tokenFile("ya29.secret"))), "is JSON with access_token")
      assert.notInclude(yield* refused("youtube", ...(yield* tokenFile("ya29.secret"))), "ya29")
      assert.include(yield* refused("facebook"), "--token-file")
      assert.include(yield* refused("tiktok", ...(yield* tokenFile("token"))), "facebook")
      assert.match((yield* accounts("list")).out, /^No account is connected yet/)
      const credential = { access_token: "a", refresh_token: "r", expires_at: "2020-01-01T00:00:00Z" }
      const channel = yield* accounts(
        ...["connect", "youtube", "UC1", "--name", "Fjord", ...(yield* tokenFile(JSON.stringify(credential)))]
      )
      assert.match(channel.out, /^"Fjord" on YouTube is connected/)
    })
  )
})
