import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { printed } from "./Printed.ts"

const none = Layer.fail({ message: "There is no database" })
const layers = { access: none, rooms: none, admin: none }
const steward = (...args: ReadonlyArray<string>) => printed(layers, args)

/** The names below a page of help. */
const namesIn = (help: string) => {
  const [, commands = ""] = /\nCommands:\n([\s\S]*?)\n\n/.exec(help) ?? []
  return Array.from(commands.matchAll(/^ {2}(\S+)/gm), ([, name = ""]) => name)
}

describe("steward", () => {
  it.effect("help of every command fits 80 columns, has no escape codes, and shows the whole command", () =>
    Effect.gen(function* () {
      const groups = namesIn((yield* steward()).out)
      assert.includeMembers(groups, ["workspaces", "keys", "members", "accounts", "audit", "webhooks"])
      let commands = 0
      for (const group of groups) {
        const names = group === "review" ? [] : namesIn((yield* steward(group)).out)
        if (group !== "review") assert.isNotEmpty(names, group)
        for (const path of [[group], ...names.map((name) => [group, name])]) {
          const { err, failed, out } = yield* steward(...path, "--help")
          assert.deepStrictEqual([err, failed], ["", false], path.join(" "))
          assert.include(out, `  bun run steward ${path.join(" ")}`)
          assert.notInclude(out, "\u001b")
          assert.notMatch(out, /A user-defined piece of text|This setting is optional|\.\. /)
          for (const line of out.split("\n")) assert.isAtMost(Bun.stringWidth(line), 80, line)
          commands += 1
        }
      }
      assert.isAbove(commands, 40)
    })
  )

  it.effect("every example in the help is a command that is understood", () =>
    Effect.gen(function* () {
      let examples = 0
      for (const group of namesIn((yield* steward()).out)) {
        for (const name of namesIn((yield* steward(group)).out)) {
          const { out } = yield* steward(group, name, "--help")
          const [, example] = /\nExample:\n {2}bun run steward (.+)\n/.exec(out) ?? []
          if (example === undefined) continue
          const [typed = ""] = example.split(" > ")
          const words = Array.from(typed.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? "")
          assert.deepStrictEqual(words.slice(0, 2), [group, name])
          assert.strictEqual((yield* steward(...words)).err, "There is no database", example)
          examples += 1
        }
      }
      assert.isAbove(examples, 10)
    })
  )

  it.effect("what is misspelt is answered with the nearest, without a database", () =>
    Effect.gen(function* () {
      const said = Effect.fn("said")(function* (...args: ReadonlyArray<string>) {
        const { err, failed, out } = yield* steward(...args)
        assert.deepStrictEqual([failed, out], [true, ""], args.join(" "))
        return err
      })
      assert.match(yield* said("membr"), /^There is no command "membr"\. Did you mean "members"\?/)
      assert.match(yield* said("keys", "creat"), /Did you mean "keys create"\?/)
      assert.match(yield* said("comments", "list", "--sinse", "7d"), /has no option --sinse\. Did you mean --since\?$/)
      assert.match(yield* said("keys", "revoke"), /^<key> is missing\.\n.*\n {2}bun run steward keys revoke --help$/)
      assert.match(yield* said("undo", "start", "--since", "7d"), /^--policy-version is missing\./)
      assert.match(yield* said("undo", "start"), /^--policy-version and --since are missing\.\nTo see how to use it:\n/)
      assert.match(yield* said("protections", "set", "links"), /^<to> is missing: on, off, draft, send\.\n/)
      const status = 'There is no "hiden" for --status. Did you mean "hidden"? There are visible, hidden, deleted'
      assert.include(yield* said("comments", "list", "--limit", "5", "--status", "hiden"), status)
      assert.include(yield* said("comments", "list", "--status", "needs-you"), 'Did you mean "review"?')
      assert.include(yield* said("comments", "list", "--status=hiden", "--platform", "facebook"), status)
      assert.match(
        yield* said("protections", "set", "scam", "on"),
        /^There is no "scam"\. Did you mean "scams"\? There are/
      )
      assert.match(yield* said("protections", "set", "scams", "onn"), /^There is no "onn"\. Did you mean "on"\?/)
      assert.match(yield* said("members", "role", "on", "qqqqq"), /^There is no "qqqqq"\. There are owner, admin/)
      assert.strictEqual(yield* said("keys", "create", "--name"), "--name needs a value.")
      assert.match(yield* said("comments", "list", "--limit", "abc"), /^--limit takes a whole number, not "abc"\.\n/)
      assert.match(yield* said("comments", "list", "--limit=1.5"), /^--limit takes a whole number, not "1\.5"\.\n/)
      assert.match(yield* said("comments", "show", "a", "b"), /^"b" is one word too many for "comments show"\.$/)
      assert.match(yield* said("undo", "begin"), /^There is no command "undo begin"\./)
      assert.strictEqual(yield* said("keys", "list"), "There is no database")
    })
  )

  it.effect("errors are JSON where JSON is asked for", () =>
    Effect.gen(function* () {
      for (const args of [
        ["keys", "list", "--json"],
        ["keys", "revoke", "--json"],
        ["kys", "list", "--json"]
      ]) {
        const { err, failed, out } = yield* steward(...args)
        assert.deepStrictEqual([failed, out], [true, ""])
        assert.hasAllKeys(JSON.parse(err), ["code", "message"])
        const expected = args.includes("revoke") || args.includes("kys") ? "invalid_request" : "unprocessable"
        assert.strictEqual(JSON.parse(err).code, expected)
      }
    })
  )

  it.effect("its version is told", () =>
    Effect.map(steward("--version"), ({ out }) => assert.match(out, /^\d+\.\d+\.\d+$/))
  )
})
