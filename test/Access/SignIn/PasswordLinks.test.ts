import { assert, layer } from "@effect/vitest"
import { Effect, Either, Option, Queue, Redacted, TestClock } from "effect"
import { Members } from "#src/Access/Members/Members.ts"
import { People } from "#src/Access/People/People.ts"
import { DetailsRefused, LinkGone, PasswordLinks, setupLifetime } from "#src/Access/SignIn/PasswordLinks.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { SignIn } from "#src/Access/SignIn/SignIn.ts"
import { lettersPerEmail, lettersPerEmailAtPlace, type TriedFrom } from "#src/Access/SignIn/SignInLimits.ts"
import { brand } from "../TestAccess.ts"
import { byLink, Letters, newEmail, password, signedUp, stranger, TestSignIn, tokenIn } from "../TestSignIn.ts"

const fresh = "a new password, rather long"

const asked = Effect.fn("asked")(function* (email: string) {
  yield* Effect.flatMap(PasswordLinks, ({ request }) => request({ email, ...stranger }))
  return yield* Effect.flatMap(Letters, Queue.take)
})

const redeem = (token: Redacted.Redacted, chosen = fresh) =>
  Effect.flatMap(PasswordLinks, (links) => links.redeem(token, { password: chosen, profile: null }))

layer(TestSignIn)("PasswordLinks", (it) => {
  it.effect("a letter's link sets a password once, and signs out every device", () =>
    Effect.gen(function* () {
      const { email, person } = yield* signedUp()
      const sessions = yield* Sessions
      const signIn = yield* SignIn
      const cookie = yield* sessions.start(person.id, byLink)
      const earlier = tokenIn((yield* asked(email)).text)
      const letter = yield* asked(email.toUpperCase())
      assert.strictEqual(letter.to, email)
      const token = tokenIn(letter.text)
      assert.strictEqual((yield* redeem(token)).id, person.id)
      assert.isTrue(Option.isNone(yield* sessions.authenticate(cookie)))
      const enter = (text: string) => signIn.withPassword({ email, ...stranger, password: Redacted.make(text) })
      assert.strictEqual((yield* Effect.flip(enter(password)))._tag, "SignInRefused")
      yield* enter(fresh)
      for (const used of [token, earlier]) assert.instanceOf(yield* Effect.flip(redeem(used)), LinkGone)
    })
  )

  it.effect("two who use a link at once do not both succeed", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const token = tokenIn((yield* asked(email)).text)
      const results = yield* Effect.all(
        Array.from({ length: 5 }, () => Effect.either(redeem(token))),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(results.filter(Either.isRight).length, 1)
    })
  )

  it.effect("a link is good for an hour", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const links = yield* PasswordLinks
      const token = tokenIn((yield* asked(email)).text)
      yield* TestClock.adjust("59 minutes")
      yield* links.find(token)
      yield* TestClock.adjust("1 minute")
      assert.instanceOf(yield* Effect.flip(links.find(token)), LinkGone)
      assert.instanceOf(yield* Effect.flip(redeem(token)), LinkGone)
      assert.isAtLeast(yield* links.forget, 1)
      for (const odd of ["", "x", "a".repeat(43)]) {
        assert.instanceOf(yield* Effect.flip(links.find(Redacted.make(odd))), LinkGone)
      }
    })
  )

  it.effect("asking answers the same whether or not there is such a person, and a bad password keeps the link", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const links = yield* PasswordLinks
      const letters = yield* Letters
      for (const who of [yield* newEmail, "no address", ""]) {
        assert.isUndefined(yield* links.request({ email: who, ...stranger }))
      }
      const token = tokenIn((yield* asked(email)).text)
      assert.strictEqual(yield* Queue.size(letters), 0)
      for (const bad of ["short", email, "aaaaaaaaaaaaaaaaaa"]) {
        assert.instanceOf(yield* Effect.flip(redeem(token, bad)), DetailsRefused)
      }
      yield* redeem(token)
    })
  )

  it.effect("asking never fails, letters are few, and all of their links work until one is used", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const links = yield* PasswordLinks
      const letters = yield* Letters
      const ask = (who: string, from: TriedFrom) => Effect.replicateEffect(links.request({ email: who, ...from }), 8)
      for (const who of [email, yield* newEmail]) yield* ask(who, stranger)
      const first = yield* Queue.takeN(letters, lettersPerEmailAtPlace.burst)
      // who has used up theirs elsewhere keeps nobody from a letter here
      yield* ask(email, { ...stranger, address: Option.some("192.0.2.20") })
      const second = yield* Queue.takeN(letters, lettersPerEmailAtPlace.burst)
      for (let index = 0; index < 10; index++)
        yield* ask(email, { ...stranger, address: Option.some(`192.0.2.${index}`) })
      const all = [...first, ...second, ...(yield* Queue.takeN(letters, lettersPerEmail.burst - 6))]
      assert.strictEqual(yield* Queue.size(letters), 0)
      for (const { text } of all) yield* links.find(tokenIn(text))
      yield* redeem(tokenIn(all[0]?.text ?? ""))
    })
  )

  it.effect("what is done alongside is done with it or not at all", () =>
    Effect.gen(function* () {
      const { email, person } = yield* signedUp()
      const links = yield* PasswordLinks
      const token = tokenIn((yield* asked(email)).text)
      const chosen = { password: fresh, profile: null }
      yield* Effect.exit(links.redeem(token, chosen, () => Effect.die("not today")))
      assert.strictEqual((yield* links.redeem(token, chosen, () => Effect.void)).id, person.id)
    })
  )

  it.effect("who has no e-mail address chooses one that nobody else has", () =>
    Effect.gen(function* () {
      const { email: taken } = yield* signedUp()
      const { workspace } = yield* brand()
      const links = yield* PasswordLinks
      const signIn = yield* SignIn
      const person = yield* Effect.flatMap(People, ({ create }) => create({ name: "Owner" }))
      const membership = { workspaceId: workspace.id, role: "owner", limitedTo: null, actor: "Steward" } as const
      yield* Effect.flatMap(Members, ({ add }) => add({ ...membership, person }))
      const token = tokenIn(yield* links.issue(person.id, setupLifetime))
      const choose = (email: string) => links.redeem(token, { password, profile: { name: "Ada", email } })
      for (const bad of ["", "ada", taken, taken.toUpperCase()]) {
        assert.instanceOf(yield* Effect.flip(choose(bad)), DetailsRefused)
      }
      const email = yield* newEmail
      assert.deepStrictEqual(yield* choose(email), { id: person.id, name: "Ada", email })
      yield* signIn.withPassword({ email, ...stranger, password: Redacted.make(password) })
    })
  )
})
