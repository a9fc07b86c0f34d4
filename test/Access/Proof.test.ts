import { PgClient } from "@effect/sql-pg"
import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Either, FastCheck, Option, Queue, Redacted, Schema, TestClock } from "effect"
import type { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { Name } from "#schema/Name.ts"
import { Acceptance } from "#src/Access/Members/Acceptance.ts"
import { perBrandAndAddress, perInviter } from "#src/Access/Members/InvitationLimits.ts"
import { Invitations } from "#src/Access/Members/Invitations.ts"
import { joiningOf } from "#src/Access/Members/Joining.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { MembershipRefused } from "#src/Access/People/Membership.ts"
import { People } from "#src/Access/People/People.ts"
import { PasswordLinks, setupLifetime } from "#src/Access/SignIn/PasswordLinks.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { SignIn } from "#src/Access/SignIn/SignIn.ts"
import { line } from "#src/Mail/Line.ts"
import { House } from "#test/House.ts"
import { addPerson, audited, brand } from "./TestAccess.ts"
import { Letters, newEmail, password, signedUp, stranger, TestSignIn, tokenIn } from "./TestSignIn.ts"

const decodeName = Schema.decodeEither(Name)

const invited = Effect.fn("invited")(function* (workspaceId: WorkspaceId, email: string) {
  const invitations = yield* Invitations
  const invitation = { workspaceId, email, role: "moderator", limitedTo: null, actor: "Grace" } as const
  const { link } = yield* invitations.invite(invitation)
  return tokenIn(link)
})

const accept = (token: Redacted.Redacted, chosen = password) =>
  Effect.flatMap(Acceptance, ({ accept }) => accept(token, { name: "Victim", password: chosen }))

const brandsOf = (person: { readonly id: PersonId }) =>
  Effect.map(
    Effect.flatMap(Members, (members) => members.brandsOf(person.id)),
    (brands) => brands.length
  )

describe("joiningOf", () => {
  it("lets a password that nobody proved join nothing without a letter", () => {
    const account = (proved: "letter" | "operator" | null) => ({ hash: "x", proved })
    for (const mailed of [true, false]) {
      assert.strictEqual(joiningOf(null, { mailed }), "choose")
      assert.strictEqual(joiningOf({ hash: null, proved: null }, { mailed }), "choose")
      assert.strictEqual(joiningOf(account("letter"), { mailed }), "confirm")
      assert.strictEqual(joiningOf(account("operator"), { mailed }), "confirm")
    }
    assert.strictEqual(joiningOf(account(null), { mailed: true }), "renew")
    assert.strictEqual(joiningOf(account(null), { mailed: false }), "unproved")
  })
})

// no letter reaches anybody here: every link is shown
layer(House)("an address that nobody proved", (it) => {
  it.effect("joins one brand by a link that was shown, and no second one before an operator vouches for it", () =>
    Effect.gen(function* () {
      const email = "victim@corp.example"
      const mine = yield* brand()
      const theirs = yield* brand()
      const made = yield* accept(yield* invited(mine.workspace.id, email))
      const token = yield* invited(theirs.workspace.id, email)
      const { find } = yield* Acceptance
      assert.strictEqual((yield* find(token)).joining, "unproved")
      const refused = yield* Effect.flip(accept(token))
      assert.instanceOf(refused, MembershipRefused)
      assert.include(refused.message, "Nobody has proved")
      assert.strictEqual(yield* brandsOf(made), 1)
      const people = yield* People
      assert.isTrue(Option.isNone(yield* people.vouch("nobody@corp.example", "Grace")))
      assert.deepStrictEqual(
        Option.map(yield* people.vouch("VICTIM@corp.example", "Grace"), ({ id }) => id),
        Option.some(made.id)
      )
      assert.strictEqual((yield* accept(token)).id, made.id)
      assert.strictEqual(yield* brandsOf(made), 2)
      const [entry] = (yield* audited(mine.workspace.id)).filter(({ what }) => what === "person.vouched")
      assert.strictEqual(entry?.actor, "Grace")
    })
  )

  it.effect("is not proved by a password link that was shown either", () =>
    Effect.gen(function* () {
      const email = "shown@corp.example"
      const mine = yield* brand()
      const made = yield* accept(yield* invited(mine.workspace.id, email))
      const links = yield* PasswordLinks
      const shown = tokenIn(yield* links.issue(made.id, setupLifetime))
      yield* links.redeem(shown, { password: "another password, longer", profile: null })
      const token = yield* invited((yield* brand()).workspace.id, email)
      assert.instanceOf(yield* Effect.flip(accept(token)), MembershipRefused)
    })
  )
})

layer(TestSignIn)("an address that a letter proves", (it) => {
  it.effect("joins others by one word", () =>
    Effect.gen(function* () {
      const { email, person } = yield* signedUp()
      const token = yield* invited((yield* brand()).workspace.id, email)
      assert.strictEqual((yield* Effect.flatMap(Acceptance, ({ find }) => find(token))).joining, "confirm")
      assert.strictEqual((yield* accept(token, "")).id, person.id)
    })
  )

  it.effect("is its owner's from then on: what somebody else set up with it ends", () =>
    Effect.gen(function* () {
      const { email, person } = yield* signedUp()
      const sql = yield* PgClient.PgClient
      yield* sql`UPDATE people SET address_proved_by = NULL WHERE id = ${person.id}`
      const signIn = yield* SignIn
      const enter = (text: string) => signIn.withPassword({ email, ...stranger, password: Redacted.make(text) })
      const squatter = yield* enter(password)
      const token = yield* invited((yield* brand()).workspace.id, email)
      assert.strictEqual((yield* Effect.flatMap(Acceptance, ({ find }) => find(token))).joining, "renew")
      assert.strictEqual((yield* Effect.flip(accept(token, "")))._tag, "DetailsRefused")
      const own = "only the owner knows this one"
      const ended: Array<string> = []
      const acceptance = yield* Acceptance
      const joined = yield* acceptance.accept(token, { name: "Eve", password: own }, (id) =>
        Effect.sync(() => ended.push(id))
      )
      assert.deepStrictEqual([joined.id, joined.name], [person.id, person.name])
      assert.deepStrictEqual(ended, [person.id])
      assert.isTrue(Option.isNone(yield* Effect.flatMap(Sessions, (all) => all.authenticate(squatter.session))))
      assert.strictEqual((yield* Effect.flip(enter(password)))._tag, "SignInRefused")
      yield* enter(own)
      const next = yield* invited((yield* brand()).workspace.id, email)
      assert.strictEqual((yield* acceptance.find(next)).joining, "confirm")
    })
  )

  it.effect("is also proved by the letter that sets a new password", () =>
    Effect.gen(function* () {
      const { email, person } = yield* signedUp()
      const sql = yield* PgClient.PgClient
      yield* sql`UPDATE people SET address_proved_by = NULL WHERE id = ${person.id}`
      const links = yield* PasswordLinks
      yield* links.request({ email, ...stranger })
      const { text } = yield* Effect.flatMap(Letters, Queue.take)
      yield* links.redeem(tokenIn(text), { password: "a new one, long enough", profile: null })
      const token = yield* invited((yield* brand()).workspace.id, email)
      assert.strictEqual((yield* Effect.flatMap(Acceptance, ({ find }) => find(token))).joining, "confirm")
    })
  )
})

layer(TestSignIn)("letters of invitation", (it) => {
  const inviting = Effect.fn("inviting")(function* (workspaceId: WorkspaceId, email: string, inviter: PersonId | null) {
    const invitations = yield* Invitations
    const invitation = { workspaceId, email, role: "viewer", limitedTo: null, actor: "Grace", inviter } as const
    return yield* Effect.either(invitations.invite(invitation))
  })
  const went = (results: ReadonlyArray<Either.Either<unknown, MembershipRefused>>) =>
    results.filter(Either.isRight).length

  it.effect("to one address are few, and one brand does not use up another's", () =>
    Effect.gen(function* () {
      const [mine, theirs] = [yield* brand(), yield* brand()]
      const email = yield* newEmail
      const results = yield* Effect.replicateEffect(inviting(mine.workspace.id, email, null), 200)
      assert.strictEqual(went(results), perBrandAndAddress.burst)
      const [refused] = results.filter(Either.isLeft)
      assert.match(refused?.left.message ?? "", /Several invitations went to .* lately; try again in \d+ minutes/)
      assert.strictEqual(went([yield* inviting(theirs.workspace.id, email, null)]), 1)
      yield* TestClock.adjust("1 hour")
      assert.strictEqual(went([yield* inviting(mine.workspace.id, email, null)]), 1)
      yield* Effect.flatMap(Letters, Queue.takeAll)
    })
  )

  it.effect("of one person and of one workspace are bounded", () =>
    Effect.gen(function* () {
      const { person, workspace } = yield* brand()
      const other = yield* addPerson(workspace.id, "admin")
      const some = (count: number, inviter: PersonId | null) =>
        Effect.replicateEffect(
          Effect.flatMap(newEmail, (email) => inviting(workspace.id, email, inviter)),
          count
        )
      assert.strictEqual(went(yield* some(perInviter.burst + 5, person.id)), perInviter.burst)
      assert.strictEqual(went(yield* some(5, other.id)), 5)
      yield* Effect.flatMap(Letters, Queue.takeAll)
    })
  )

  it.effect("hold names on one line, whatever they were made with", () =>
    Effect.gen(function* () {
      const { workspace } = yield* brand()
      const invitations = yield* Invitations
      const email = yield* newEmail
      const actor = "Eve\r\nBcc: all@example.com\n\nYour account is locked. \u202Eopen https://evil.example"
      yield* invitations.invite({ workspaceId: workspace.id, email, role: "viewer", limitedTo: null, actor })
      const { subject, text } = yield* Effect.flatMap(Letters, Queue.take)
      assert.notMatch(subject, /[\r\n\u202e]/)
      const [, , first = ""] = text.split("\n")
      assert.include(first, "has invited you")
      assert.notInclude(text, "https://evil")
    })
  )
})

describe("names", () => {
  it.prop("are on one line, in the order they are read", [FastCheck.fullUnicodeString({ maxLength: 60 })], ([text]) => {
    for (const name of [text, `Ada\n${text}`, `Ada \u202e${text}`, `Ada\u0000${text}`]) {
      const plain = line(name)
      assert.notMatch(plain, /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u)
      assert.isAtMost(Array.from(plain).length, 100)
      assert.strictEqual(line(plain), plain)
    }
    for (const odd of [`Ada\n${text}x`, `Ada\u202e${text}x`, `Ada\u0007${text}x`]) {
      assert.isTrue(Either.isLeft(decodeName(odd)), odd)
    }
  })

  it("of people everywhere are taken", () => {
    for (const name of [
      "Ada Lovelace",
      "José Ñandú",
      "李小龍",
      "محمد",
      "می\u200cخواهم",
      "O'Brien & Söhne",
      "👩\u200d👧 Team"
    ]) {
      assert.isTrue(Either.isRight(decodeName(name)), name)
      assert.strictEqual(line(name), name)
    }
  })
})
