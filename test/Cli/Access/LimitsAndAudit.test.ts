import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Logger, TestClock } from "effect"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { Acceptance } from "#src/Access/Members/Acceptance.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { People } from "#src/Access/People/People.ts"
import { AccountProtectionSettings } from "#src/Autopilot/Settings/AccountProtectionSettings.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import type { CliServices, RoomServices } from "#src/Cli/Layers.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { tokenIn } from "#test/Access/TestSignIn.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { connect, member } from "#test/House.ts"
import { decided, scene } from "#test/Moderation/Scene.ts"
import { printed, unused } from "../Printed.ts"

const brand = Effect.gen(function* () {
  const ours = yield* scene()
  const services = Layer.succeedContext(yield* Effect.context<CliServices | RoomServices>())
  const steward = (...args: ReadonlyArray<string>) =>
    printed({ ...unused, access: services, rooms: services }, [...args, "--workspace", ours.workspaceId])
  return { ...ours, steward }
})

layer(HouseOnFakePlatform)("members limit and audit list", (it) => {
  it.effect("limit a moderator to some accounts, whose keys then act on no other", () =>
    Effect.gen(function* () {
      const { account, steward, workspaceId } = yield* brand
      const other = yield* connect(workspaceId, "youtube")
      const { key, personId } = yield* member(workspaceId, "moderator")
      const limited = yield* steward("members", "limit", personId, "--account", other.accountId)
      assert.include(limited.out, '"Ada Operator", moderator, may act on "Fjord Coffee" on YouTube alone')
      const { id } = yield* decided(account, "ask")
      const keys = yield* Keys
      const moderation = yield* Moderation
      const hide = Effect.flatMap(keys.authenticate(key), (principal) =>
        moderation.answer(principal, id, { answer: "hide" })
      )
      const error = yield* Effect.flip(hide)
      assert.strictEqual(error.code, "forbidden")
      assert.include(error.message, "may not act on the account Fjord Coffee")

      const several = yield* steward("members", "limit", personId, "--account", "Fjord Coffee")
      assert.include(several.err, '2 accounts are called "Fjord Coffee"')
      assert.match(several.err, /by its platform, as in "Fjord Coffee on (Facebook|YouTube)"/)
      const placed = yield* steward("members", "limit", personId, "--account", "fjord coffee on YouTube", "--json")
      assert.deepStrictEqual(JSON.parse(placed.out).limited_to, [other.accountId])
      assert.match((yield* steward("members", "list")).out, /moderator +"Fjord Coffee" on YouTube +usr_/)

      const freed = yield* steward("members", "limit", personId, "--all")
      assert.include(freed.out, "may act on every account")
      yield* hide
    })
  )

  it.effect(
    "invite somebody to act on some accounts alone, and print the letter once where no mail server is set up",
    () =>
      Effect.gen(function* () {
        const { account, steward } = yield* brand
        const logged: Array<string> = []
        const logger = Logger.make(({ message }) => void logged.push(String(message)))
        const invite = (...args: ReadonlyArray<string>) =>
          Effect.provide(steward("members", "invite", ...args), Logger.replace(Logger.defaultLogger, logger))
        const invited = yield* invite("eve@example.com", "--account", account.externalId, "--json")
        const { limited_to, link, sent } = JSON.parse(invited.out)
        assert.deepStrictEqual([limited_to, sent], [[account.accountId], false])
        const { limitedTo } = yield* Effect.flatMap(Acceptance, ({ find }) => find(tokenIn(link)))
        assert.deepStrictEqual(limitedTo, [account.accountId])
        const { out } = yield* invite("mia@example.com", "--accounts", `${account.accountId},${account.externalId}`)
        assert.include(out, 'as moderator, to act on "Fjord Coffee" on Facebook alone. No e-mail was sent.')
        assert.deepStrictEqual(logged, [])
        assert.include((yield* invite("mia@example.com", "--account", "Nope")).err, 'There is no account "Nope".')
        const owner = yield* invite("mia@example.com", "--account", account.accountId, "--role", "owner")
        assert.include(owner.err, "Only a manager or a moderator can be limited to some accounts")
      })
  )

  it.effect("add somebody to act on some accounts alone, and make nobody where that cannot be", () =>
    Effect.gen(function* () {
      const { account, steward, workspaceId } = yield* brand
      const added = yield* steward("members", "add", "Night shift", "--account", account.externalId, "--json")
      assert.deepInclude(JSON.parse(added.out), { role: "moderator", limited_to: [account.accountId], made: true })
      const told = yield* steward("members", "add", "Day shift", "--role", "manager", "--account", account.accountId)
      assert.match(told.out, /is now manager in ".+" \(usr_\w+\), to act on "Fjord Coffee" on Facebook alone\.$/)
      const admin = yield* steward("members", "add", "Third shift", "--role", "admin", "--account", account.accountId)
      assert.include(admin.err, "Only a manager or a moderator can be limited to some accounts")
      assert.include(
        (yield* steward("members", "add", "Third shift", "--account", "Nope")).err,
        'There is no account "Nope".'
      )
      const members = yield* Effect.flatMap(Members, ({ list }) => list(workspaceId))
      assert.notInclude(
        members.map(({ name }) => name),
        "Third shift"
      )
      assert.lengthOf(yield* Effect.flatMap(People, ({ find }) => find("Third shift")), 0)
    })
  )

  it.effect("refuse what makes no sense, in words", () =>
    Effect.gen(function* () {
      const { account, principal, steward, workspaceId } = yield* brand
      const { personId } = yield* member(workspaceId, "moderator")
      const said = Effect.fn("said")(function* (...args: ReadonlyArray<string>) {
        const { err, failed } = yield* steward("members", "limit", ...args)
        assert.isTrue(failed)
        return err
      })
      assert.include(yield* said(personId), "Say which accounts: --account for each of them, or --all.")
      assert.include(yield* said(personId, "--all", "--account", account.accountId), "Say which accounts")
      assert.include(yield* said(personId, "--account", "Nope"), 'There is no account "Nope".')
      const owner = yield* said(principal.personId, "--accounts", account.accountId)
      assert.include(owner, "Only a manager or a moderator can be limited to some accounts, not the role owner")
    })
  )

  it.effect("list of a change what is not as it was, before the rest is cut", () =>
    Effect.gen(function* () {
      const { account, principal, steward } = yield* brand
      const settings = yield* ProtectionSettings
      yield* settings.change(principal, { media: true, answer_questions: "draft" })
      const { out } = yield* steward("audit", "list", "--what", "protections.changed")
      assert.match(out, / media false, answer_questions \w+, .+… +media true, answer_questions draft, /)
      const accounts = yield* AccountProtectionSettings
      yield* accounts.change(principal, account.accountId, { links: true })
      yield* TestClock.adjust("1 second")
      yield* accounts.change(principal, account.accountId, { media: false })
      const own = yield* steward("audit", "list", "--what", "account_protections.changed", "--limit", "1")
      assert.match(own.out, / own media true, .+… +own media false, /)
    })
  )

  it.effect("list who changed what, by who, what and since when", () =>
    Effect.gen(function* () {
      const { steward, workspaceId } = yield* brand
      yield* TestClock.adjust("10 days")
      const { personId } = yield* member(workspaceId, "moderator")
      const other = yield* connect(workspaceId, "youtube")
      yield* TestClock.adjust("1 second")
      yield* steward("members", "limit", personId, "--account", other.accountId)
      const list = yield* steward("audit", "list", "--what", "member", "--since", "7d")
      assert.match(list.out, /^AT +WHO +WHAT +FROM +TO\n\S+Z +Steward's operator +member\.changed /)
      assert.strictEqual(list.out.split("\n").length, 3)
      const { data, next_cursor } = JSON.parse(
        (yield* steward("audit", "list", "--actor", "STEWARD'S OPERATOR", "--what", "member", "--json")).out
      )
      assert.deepStrictEqual([data.length, data[0].what, next_cursor], [1, "member.changed", null])
      const refused = yield* steward("audit", "list", "--since", "yesterday")
      assert.include(refused.err, '--since: "yesterday" is not a time. Give 30m, 12h, 7d or 2w ago, or a moment')
      assert.include((yield* steward("audit", "list", "--what", "shadow")).out, "No changes match.")
      const unknown = yield* steward("audit", "list", "--what", "nothing")
      assert.include(unknown.err, "must be a kind of change (account, ")
    })
  )
})
