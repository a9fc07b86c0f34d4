import { assert, describe, it } from "@effect/vitest"
import type { Facts, KeptComment, KeptWork, TakenDelivery } from "../Facts.ts"
import { deed, deliveries, kept, reply, sound, taken, written } from "../SoundFacts.ts"
import { audit, checks } from "./Audit.ts"

const comments = (change: (comment: KeptComment) => KeptComment) => ({ comments: sound.comments.map(change) })
const only = (id: string, more: Partial<KeptComment>) =>
  comments((comment) => (comment.id === `com_${id}` ? { ...comment, ...more } : comment))
const allWork = (more: Partial<KeptWork>) => ({ work: sound.work.map((one) => ({ ...one, ...more })) })
const withoutTaken = (id: string) => ({ taken: sound.taken.filter((delivery) => delivery.id !== id) })
const extra = (more: Partial<TakenDelivery>) => ({
  taken: [...sound.taken, ...taken.slice(0, 1).map((one) => ({ ...one, ...more }))]
})

/** For each check, ways in which the facts can be amiss that it must notice. */
const broken: Readonly<Record<string, ReadonlyArray<Partial<Facts>>>> = {
  "every comment that was written is here, once": [
    { comments: sound.comments.slice(1) },
    { comments: [...sound.comments, kept("1", { id: "com_again" })] }
  ],
  "no comment is undecided": [only("1", { status: "pending" })],
  "every comment was decided exactly once": [
    only("1", { outcomes: [] }),
    only("1", { outcomes: ["keep", "keep"] }),
    only("1", { revisits: 1 })
  ],
  "what is hidden on the platform is hidden here, and the other way round": [
    only("2", { status: "visible" }),
    only("2", { hidden_on_platform: false }),
    only("1", { status: "hidden", hidden_on_platform: true }),
    only("5", { hidden_on_platform: false }),
    only("5", { hidden_to_ask: false }),
    only("5", { status: "visible" }),
    { comments: [...sound.comments, kept("9")] }
  ],
  "every decision of the autopilot and every deed of a person was carried out on the platform": [
    only("1", { outcomes: ["hide"] }),
    only("2", { outcomes: ["keep"] }),
    only("5", { hidden_to_ask: false }),
    { deeds: [...sound.deeds, deed("1", "hide")] },
    { deeds: [...sound.deeds, deed("2", "hide"), deed("2", "unhide")] }
  ],
  "no platform work is left open": [
    allWork({ state: "queued" }),
    allWork({ state: "parked" }),
    only("2", { pending_action: "unhide" })
  ],
  "no platform work was given up but for what the platform refused": [
    allWork({ state: "refused", last_error: null }),
    allWork({ state: "refused", last_error: "Steward tried 10 times and gave up." }),
    allWork({ state: "cancelled" })
  ],
  "what the platform refused waits for a person, unless it is done or people did something else since": [
    only("6", { status: "visible" })
  ],
  "no reply was posted twice": [{ written: [...sound.written, { ...reply, id: "6" }] }],
  "every reply that a person was promised is on the platform": [{ written: sound.written.filter(({ own }) => !own) }],
  "the replies of a comment are the same here and on the platform": [
    only("3", { reply_ids: [] }),
    only("3", { reply_ids: ["4", "4"] }),
    only("1", { reply_ids: [null] })
  ],
  "the receiver has exactly one comment.received for every comment": [
    withoutTaken("dlv_comment.received_2"),
    extra({ id: "dlv_other", sequence: 5 })
  ],
  "the receiver has a comment.hidden for every time that a comment was hidden": [
    withoutTaken("dlv_comment.hidden_2"),
    only("2", { hidden_times: 2 }),
    only("1", { hidden_times: 1 })
  ],
  "the receiver has exactly one comment.review for every time that a comment was asked about": [
    withoutTaken("dlv_comment.review_3"),
    only("1", { outcomes: ["ask"] }),
    only("3", { outcomes: ["keep"] })
  ],
  "every delivery that was written reached the receiver": [
    withoutTaken("dlv_comment.received_2"),
    { deliveries: deliveries.map((delivery) => ({ ...delivery, state: "failed" })) },
    { deliveries: deliveries.map((delivery) => ({ ...delivery, state: "queued" })) }
  ],
  "the receiver has nothing that was never written": [{ deliveries: deliveries.slice(1) }],
  "each hook's sequence is 1, 2, 3 … without gaps": [
    withoutTaken("dlv_comment.received_2"),
    extra({ id: "dlv_other", sequence: 9 }),
    { hooks: sound.hooks.map((hook) => ({ ...hook, last_sequence: hook.last_sequence + 1 })) }
  ],
  "a repeated delivery is the same delivery: same id, same body": [
    extra({ body: "another" }),
    extra({ id: "dlv_other" })
  ],
  "every delivery carries a signature that verifies": [{ unbelieved: ["the signature does not match"] }],
  "no service ended but by a kill": [{ ended: ["first ended with code 1"] }],
  "no push of a platform is left undelivered": [{ pushesLeft: 1 }]
}

const found = (facts: Facts) =>
  audit(facts).flatMap(({ holds, violations }) => (violations.length === 0 ? [] : [holds]))

describe("the audit", () => {
  it("finds nothing amiss in sound facts", () => assert.deepStrictEqual(found(sound), []))

  it("is shown something amiss for each of its checks", () =>
    assert.deepStrictEqual(
      checks.map(({ holds }) => holds),
      Object.keys(broken)
    ))

  for (const [holds, changes] of Object.entries(broken)) {
    it(`notices when it does not hold that ${holds}`, () => {
      for (const change of changes) assert.include(found({ ...sound, ...change }), holds)
    })
  }

  it("takes the last deed that was not refused for what should be", () => {
    const deeds = [...sound.deeds, deed("1", "hide", { outcome: "refused" })]
    assert.deepStrictEqual(found({ ...sound, deeds }), [])
  })

  it("expects nothing of a comment whose last deed was never answered", () => {
    const deeds = [...sound.deeds, deed("1", "hide", { outcome: "unknown" })]
    assert.deepStrictEqual(found({ ...sound, deeds }), [])
  })

  it("takes a refused hide for done where the platform hides the comment all the same, and nowhere else", () => {
    const waits = "what the platform refused waits for a person, unless it is done or people did something else since"
    const hiddenThere = "what is hidden on the platform is hidden here, and the other way round"
    const here = only("6", { status: "hidden", hidden_on_platform: true })
    const there = sound.written.map((one) => (one.id === "6" ? { ...one, hidden: true } : one))
    assert.notInclude(found({ ...sound, ...here, written: there }), hiddenThere)
    assert.notInclude(found({ ...sound, ...here, written: there }), waits)
    assert.include(found({ ...sound, ...here }), hiddenThere)
  })

  it("expects nothing of comments that their authors took away", () => {
    const gone = written("9", { removed: true })
    assert.deepStrictEqual(found({ ...sound, written: [...sound.written, gone] }), [])
  })
})
