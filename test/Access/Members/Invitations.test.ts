import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Deferred, Effect, Either, Fiber, Queue, Redacted, TestClock } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { mayManage } from "#schema/resources/Permission.ts"
import { Acceptance, Overtaken } from "#src/Access/Members/Acceptance.ts"
import { Invitations } from "#src/Access/Members/Invitations.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { MembershipRefused } from "#src/Access/People/Membership.ts"
import { DetailsRefused, LinkGone } from "#src/Access/SignIn/PasswordLinks.ts"
import { SignIn } from "#src/Access/SignIn/SignIn.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { turnOfTheEventLoop } from "#src/Ground/Turns/EventLoop.ts"
import { addAccount, audited, brand } from "../TestAccess.ts"
import { Letters, newEmail, password, signedUp, stranger, TestSignIn, tokenIn } from "../TestSignIn.ts"

const invitedTo = (workspaceId: Effect.Effect.Success<ReturnType<typeof brand>>["workspace"]["id"], email: string) => ({
  workspaceId,
  email,
  role: "moderator" as const,
  limitedTo: null,
  actor: "Grace"
})

layer(TestSignIn)("Invitations", (it) => {
  it.effect("a letter makes a member, who signs in with the password they chose; all of it is in the audit log", () =>
    Effect.gen(function* () {
      const { workspace } = yield* brand()
      const invitations = yield* Invitations
      const { accept, find } = yield* Acceptance
      const account = yield* addAccount(workspace.id)
      const email = yield* newEmail
      const { invitation, sent } = yield* invitations.invite({
        ...invitedTo(workspace.id, email.toUpperCase()),
        limitedTo: [account]
      })
      assert.isTrue(sent)
      const letter = yield* Effect.flatMap(Letters, Queue.take)
      assert.strictEqual(letter.to, email)
      assert.include(letter.text, "Grace has invited you")
      const token = tokenIn(letter.text)
      assert.deepInclude(yield* find(token), { email, joining: "choose", workspaceName: workspace.name })
      assert.instanceOf(yield* Effect.flip(accept(token, { name: "Ada", password: "short" })), DetailsRefused)
      const person = yield* accept(token, { name: "Ada", password })
      const members = yield* Effect.flatMap(Members, ({ list }) => list(workspace.id))
      const joined = { personId: person.id, name: "Ada", email, role: "moderator", limitedTo: [account] } as const
      assert.deepInclude(members, { ...joined, addressProof: "letter" })
      yield* Effect.flatMap(SignIn, (signIn) =>
        signIn.withPassword({ email, ...stranger, password: Redacted.make(password) })
      )
      assert.instanceOf(yield* Effect.flip(accept(token, { name: "Eve", password })), LinkGone)
      assert.deepStrictEqual(yield* invitations.list(workspace.id), [])
      const said = { id: invitation.id, email, role: "moderator", limited_to: [account] }
      const entries = (yield* audited(workspace.id)).filter(({ what }) => what.startsWith("invitation"))
      assert.deepStrictEqual(entries, [
        { actor: "Grace", what: "invitation.made", before: null, after: said },
        { actor: "Ada", what: "invitation.accepted", before: said, after: null }
      ])
    })
  )

  it.effect("who has a password keeps it, and becomes a member all the same", () =>
    Effect.gen(function* () {
      const { email, person } = yield* signedUp()
      const { workspace } = yield* brand()
      const invitations = yield* Invitations
      const { accept, find } = yield* Acceptance
      const earlier = yield* invitations.invite(invitedTo(workspace.id, email))
      const { link, replaced } = yield* invitations.invite(invitedTo(workspace.id, email))
      assert.deepStrictEqual([earlier.replaced, replaced], [false, true])
      assert.instanceOf(yield* Effect.flip(find(tokenIn(earlier.link))), LinkGone)
      const token = tokenIn(link)
      assert.strictEqual((yield* find(token)).joining, "confirm")
      yield* accept(token, { name: "Eve", password: "a password of somebody else" })
      yield* Effect.flatMap(SignIn, (signIn) =>
        signIn.withPassword({ email, ...stranger, password: Redacted.make(password) })
      )
      const brands = yield* Effect.flatMap(Members, ({ brandsOf }) => brandsOf(person.id))
      assert.deepInclude(
        brands.find(({ workspaceId }) => workspaceId === workspace.id),
        { name: workspace.name, role: "moderator", limitedTo: null }
      )
      const again = yield* Effect.flip(invitations.invite(invitedTo(workspace.id, email)))
      assert.include(again.message, "already a member")
    })
  )

  it.effect(
    "two brands' to one new address, accepted at the same moment, lose nothing: the second is accepted then",
    () =>
      Effect.gen(function* () {
        const [one, other] = [yield* brand(), yield* brand()]
        const invitations = yield* Invitations
        const { accept, find } = yield* Acceptance
        const email = yield* newEmail
        const linkTo = ({ workspace }: typeof one) =>
          Effect.map(invitations.invite(invitedTo(workspace.id, email)), ({ link }) => tokenIn(link))
        const tokens = [yield* linkTo(one), yield* linkTo(other)]
        const chosen = (index: number) => ({ name: `Ada ${index}`, password: `${password} ${index}` })
        const both = yield* Effect.forEach(tokens, (token, index) => Effect.either(accept(token, chosen(index))), {
          concurrency: 2
        })
        const first = both.findIndex(Either.isRight)
        const [winner, loser] = [both[first], both[1 - first]]
        const left = tokens[1 - first]
        if (winner === undefined || Either.isLeft(winner)) return assert.fail("neither was accepted")
        if (loser === undefined || left === undefined) return assert.fail("one was not answered")
        if (Either.isLeft(loser)) {
          assert.instanceOf(loser.left, Overtaken)
          assert.strictEqual((yield* find(left)).joining, "confirm")
        }
        // the link alone lets nobody into the account that was made meanwhile
        const second = yield* Either.isLeft(loser)
          ? accept(left, { name: "Eve", password: "a password of somebody else" })
          : loser
        assert.deepStrictEqual([second.id, second.joining], [winner.right.id, "confirm"])
        yield* Effect.flatMap(SignIn, (signIn) =>
          signIn.withPassword({ email, ...stranger, password: Redacted.make(chosen(first).password) })
        )
        const brands = yield* Effect.flatMap(Members, ({ brandsOf }) => brandsOf(winner.right.id))
        assert.sameMembers(
          brands.map(({ workspaceId }) => workspaceId),
          [one.workspace.id, other.workspace.id]
        )
      })
  )

  it.effect("who is removed, or may no longer invite, lets nobody in by a link they still have", () =>
    Effect.gen(function* () {
      const { workspace } = yield* brand()
      const { person } = yield* signedUp()
      const invitations = yield* Invitations
      const { accept, find } = yield* Acceptance
      const members = yield* Members
      const change = { workspaceId: workspace.id, personId: person.id, actor: "Grace" }
      yield* members.add({ ...change, person, role: "owner", limitedTo: null })
      yield* members.add({ ...change, person: (yield* signedUp()).person, role: "owner", limitedTo: null })
      const invite = (role: "owner" | "viewer", inviter: PersonId | null) =>
        Effect.flatMap(newEmail, (email) =>
          invitations.invite({ ...invitedTo(workspace.id, email), role, actor: person.name, inviter })
        )
      const owner = yield* invite("owner", person.id)
      const viewer = yield* invite("viewer", person.id)
      // of who runs Steward, and is called the same
      const others = yield* invite("owner", null)
      yield* members.change({ ...change, role: "admin", limitedTo: null })
      assert.instanceOf(yield* Effect.flip(find(tokenIn(owner.link))), LinkGone)
      yield* find(tokenIn(viewer.link))
      assert.strictEqual((yield* members.remove(change)).invitationsTakenBack, 1)
      assert.instanceOf(yield* Effect.flip(accept(tokenIn(viewer.link), { name: "Eve", password })), LinkGone)
      assert.deepStrictEqual(
        (yield* invitations.list(workspace.id)).map(({ id }) => id),
        [others.invitation.id]
      )
      const entries = (yield* audited(workspace.id)).filter(({ what }) => what === "invitation.taken_back")
      assert.deepStrictEqual(
        entries.map(({ actor }) => actor),
        ["Grace", "Grace"]
      )
    })
  )

  it.effect("whose role is being taken neither invites nor changes anybody meanwhile, themself included", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { workspace } = yield* brand()
      const invitations = yield* Invitations
      const members = yield* Members
      const [owner, admin] = [(yield* signedUp()).person, (yield* signedUp()).person]
      const joining = { workspaceId: workspace.id, actor: "Grace", limitedTo: null }
      yield* members.add({ ...joining, person: owner, role: "owner" })
      yield* members.add({ ...joining, person: admin, role: "admin" })
      const [taken, over] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const demoting = members
        .change({ ...joining, personId: admin.id, role: "viewer", by: owner.id })
        .pipe(
          Effect.zipRight(Deferred.succeed(taken, undefined)),
          Effect.zipRight(Deferred.await(over)),
          transaction(sql)
        )
      const demoted = yield* Effect.fork(demoting)
      yield* Deferred.await(taken)
      const email = yield* newEmail
      const tried = yield* Effect.forEach(
        [
          invitations.invite({ ...invitedTo(workspace.id, email), role: "admin", inviter: admin.id }),
          members.change({ ...joining, personId: admin.id, role: "admin", by: admin.id }),
          members.remove({ workspaceId: workspace.id, personId: admin.id, actor: admin.name, by: admin.id })
        ],
        (one) => Effect.fork(Effect.flip(one))
      )
      yield* turnOfTheEventLoop
      yield* Deferred.succeed(over, undefined)
      yield* Fiber.join(demoted)
      for (const refused of yield* Fiber.join(Fiber.all(tried))) {
        assert.instanceOf(refused, MembershipRefused)
        assert.match(refused.message, /role was changed meanwhile/)
      }
      assert.deepStrictEqual(yield* invitations.list(workspace.id), [])
      const role = (yield* members.list(workspace.id)).find(({ personId }) => personId === admin.id)?.role
      assert.strictEqual(role, "viewer")
    })
  )

  it.effect("nobody takes the name of another member, or of Steward, by which histories tell who did something", () =>
    Effect.gen(function* () {
      const { workspace } = yield* brand()
      const invitations = yield* Invitations
      const { accept } = yield* Acceptance
      const join = (name: string) =>
        Effect.gen(function* () {
          const { link } = yield* invitations.invite(invitedTo(workspace.id, yield* newEmail))
          return yield* Effect.either(accept(tokenIn(link), { name, password }))
        })
      assert.isTrue(Either.isRight(yield* join("Demo Owner")))
      for (const name of ["Demo Owner", "demo  öwner.", "Steward's operator", "STEWARD", "The Autopilot"]) {
        const refused = yield* Effect.flip(yield* join(name))
        assert.instanceOf(refused, DetailsRefused, name)
        assert.match(refused.message, /already|Steward itself/, name)
      }
      assert.isTrue(Either.isRight(yield* join("Demo Owner (support)")))
      const { email } = yield* signedUp()
      const namesake = (yield* signedUp()).person
      const { add } = yield* Members
      yield* add({ workspaceId: workspace.id, actor: "Grace", person: namesake, role: "viewer", limitedTo: null })
      const { link } = yield* invitations.invite(invitedTo(workspace.id, email))
      assert.instanceOf(yield* Effect.flip(accept(tokenIn(link), { name: "", password })), MembershipRefused)
    })
  )

  it.effect("one that an admin may not take back they do not replace either", () =>
    Effect.gen(function* () {
      const { workspace } = yield* brand()
      const invitations = yield* Invitations
      const members = yield* Members
      const admin = (yield* signedUp()).person
      yield* members.add({ workspaceId: workspace.id, actor: "Grace", person: admin, role: "admin", limitedTo: null })
      const email = yield* newEmail
      const { link } = yield* invitations.invite({ ...invitedTo(workspace.id, email), role: "owner" })
      const again = { ...invitedTo(workspace.id, email), role: "viewer" as const, inviter: admin.id }
      assert.instanceOf(yield* Effect.flip(invitations.invite(again)), MembershipRefused)
      assert.strictEqual((yield* (yield* Acceptance).find(tokenIn(link))).role, "owner")
    })
  )

  it.effect("one taken back, replaced or too old is no good", () =>
    Effect.gen(function* () {
      const { workspace } = yield* brand()
      const other = yield* brand()
      const invitations = yield* Invitations
      const { accept, find } = yield* Acceptance
      const email = yield* newEmail
      const first = yield* invitations.invite(invitedTo(workspace.id, email))
      const second = yield* invitations.invite(invitedTo(workspace.id, email))
      assert.strictEqual((yield* invitations.list(workspace.id)).length, 1)
      assert.instanceOf(yield* Effect.flip(find(tokenIn(first.link))), LinkGone)
      yield* invitations.takeBack(other.workspace.id, second.invitation.id, "Eve")
      yield* find(tokenIn(second.link))
      yield* invitations.takeBack(workspace.id, second.invitation.id, "Grace")
      yield* invitations.takeBack(workspace.id, second.invitation.id, "Grace")
      assert.instanceOf(yield* Effect.flip(find(tokenIn(second.link))), LinkGone)
      const third = yield* invitations.invite(invitedTo(workspace.id, email))
      yield* TestClock.adjust("7 days")
      assert.instanceOf(yield* Effect.flip(accept(tokenIn(third.link), { name: "Ada", password })), LinkGone)
      assert.deepStrictEqual(yield* invitations.list(workspace.id), [])
      assert.isAtLeast(yield* invitations.forget, 1)
    })
  )

  it.effect("is accepted once, and by no means for what cannot be", () =>
    Effect.gen(function* () {
      const { workspace } = yield* brand()
      const invitations = yield* Invitations
      const { accept } = yield* Acceptance
      const { link } = yield* invitations.invite(invitedTo(workspace.id, yield* newEmail))
      const results = yield* Effect.all(
        Array.from({ length: 4 }, () => Effect.exit(accept(tokenIn(link), { name: "Ada", password }))),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(results.filter(({ _tag }) => _tag === "Success").length, 1)
      const bad = { ...invitedTo(workspace.id, yield* newEmail) }
      for (const options of [
        { ...bad, email: "ada" },
        { ...bad, role: "viewer" as const, limitedTo: [] }
      ]) {
        assert.instanceOf(yield* Effect.flip(invitations.invite(options)), MembershipRefused)
      }
      assert.isTrue(Either.isRight(yield* Effect.either(invitations.invite(bad))))
    })
  )

  it("owners manage everybody, admins everybody but owners, and nobody else anybody", () => {
    const roles = ["owner", "admin", "manager", "moderator", "viewer"] as const
    const managed = (role: (typeof roles)[number] | null) => roles.filter((other) => mayManage(role, other))
    assert.deepStrictEqual(managed("owner"), [...roles])
    assert.deepStrictEqual(managed("admin"), roles.slice(1))
    for (const role of ["manager", "moderator", "viewer", null] as const) assert.deepStrictEqual(managed(role), [])
  })
})
