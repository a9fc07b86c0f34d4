import { Context, Effect, Layer, Option, Queue, Redacted } from "effect"
import type { Role } from "#schema/resources/Workspace.ts"
import { signInServices } from "#src/Access/AccessServices.ts"
import { Acceptance } from "#src/Access/Members/Acceptance.ts"
import { Invitations } from "#src/Access/Members/Invitations.ts"
import { PasswordHasher } from "#src/Access/SignIn/PasswordHasher.ts"
import type { HowSignedIn } from "#src/Access/SignIn/Sessions.ts"
import type { TriedFrom } from "#src/Access/SignIn/SignInLimits.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { type Letter, Mail } from "#src/Mail/Mail.ts"
import { brand, TestAccess } from "./TestAccess.ts"

export const password = "correct horse battery staple"

/** What was asked of the hasher: each a hash that a password was checked against. */
export class Checked extends Context.Tag("test/Checked")<Checked, Array<string>>() {}

/** Letters that were sent, in order. */
export class Letters extends Context.Tag("test/Letters")<Letters, Queue.Queue<Letter>>() {}

const hasher = Layer.effect(
  PasswordHasher,
  Effect.map(Checked, (checked) => ({
    hash: (text) => Effect.succeed(`hash of ${text}`),
    verify: (text, hash) =>
      Effect.sync(() => {
        checked.push(hash)
        return hash === `hash of ${text}`
      })
  }))
)

const mail = Layer.effect(
  Mail,
  Effect.map(Letters, (letters) => ({ delivers: true, send: (letter) => Effect.asVoid(Queue.offer(letters, letter)) }))
)

/** The room with sign-in, on a database of its own; hashes are plain, and letters are kept. */
export const TestSignIn = Layer.unwrapEffect(
  Effect.map(Checked, (checked) => signInServices(Layer.provide(hasher, Layer.succeed(Checked, checked))))
).pipe(
  Layer.provide(mail),
  Layer.provideMerge(
    Layer.mergeAll(
      TestAccess,
      AppLinks.layer("https://steward.test"),
      Layer.sync(Checked, () => []),
      Layer.effect(Letters, Queue.unbounded<Letter>())
    )
  )
)

/** The next letter to somebody whose subject has these words; those before it are thrown away. */
export const letterTo = Effect.fn("letterTo")(function* (email: string, words: string) {
  const letters = yield* Letters
  while (true) {
    const letter = yield* Queue.take(letters)
    if (letter.to === email && letter.subject.includes(words)) return letter
  }
})

export const tokenIn = (text: string): Redacted.Redacted =>
  Redacted.make(/[?&]token=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? "")

let made = 0

/** An e-mail address nobody else has. */
export const newEmail = Effect.sync(() => `ada${String(++made).padStart(6, "0")}@example.com`)

/** A person with a password, a member of a brand of their own. */
export const signedUp = Effect.fn("signedUp")(function* (role: Role = "owner") {
  const { workspace } = yield* brand()
  const email = yield* newEmail
  const invitations = yield* Invitations
  const { accept } = yield* Acceptance
  const invited = { workspaceId: workspace.id, email, role, limitedTo: null, actor: "Grace" }
  const { link } = yield* invitations.invite(invited)
  const { joining: _, ...person } = yield* accept(tokenIn(link), { name: "Ada Lovelace", password })
  yield* Effect.flatMap(Letters, Queue.takeAll)
  return { workspace, person, email }
})

export const nowhere = Option.none<string>()

/** From a place that is not known, on a device that is not known. */
export const stranger: TriedFrom = { address: nowhere, device: Option.none() }

/** By a link that was mailed. */
export const byLink: HowSignedIn = { by: "link", address: nowhere }
