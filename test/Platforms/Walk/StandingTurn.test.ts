import { assert, it } from "@effect/vitest"
import { DateTime, Effect, FastCheck as fc, Option } from "effect"
import type { StandingPlace } from "#src/Comments/Standing/StandingPlace.ts"
import { firstTurn, lookForStanding } from "#src/Platforms/Walk/StandingTurn.ts"

const at = DateTime.unsafeMake("2026-11-26T12:00:00Z")

interface Standing {
  readonly place: StandingPlace
  readonly listed: boolean
}

/** Comments of a day, newest first; many came in one set, at the same time. */
const standing = fc.array(fc.record({ set: fc.nat(3), listed: fc.boolean() }), { maxLength: 400 }).map((comments) =>
  comments
    .map(
      ({ listed, set }, index): Standing => ({
        place: { at: at.epochMillis - 1000 * (set + 1), id: `com_${String(index).padStart(4, "0")}` },
        listed
      })
    )
    .toSorted((one, other) => other.place.at - one.place.at || (one.place.id < other.place.id ? 1 : -1))
)

const isBehind = (place: StandingPlace, { at, id }: StandingPlace) =>
  place.at < at || (place.at === at && place.id < id)

/** Which comments each of so many turns looked for, where all are there. */
const lookedFor = (comments: ReadonlyArray<Standing>, turns: number) =>
  Effect.gen(function* () {
    const listed = new Set(comments.flatMap(({ listed, place }) => (listed ? [place.id] : [])))
    const asked: Array<Array<string>> = []
    let turn = firstTurn
    for (let nth = 0; nth < turns; nth++) {
      const now: Array<string> = []
      asked.push(now)
      turn = yield* lookForStanding(
        {
          at,
          receive: () => Effect.void,
          standing: ({ before, limit, waiting }) =>
            Effect.succeed(
              waiting
                ? []
                : comments
                    .filter(({ place }) =>
                      Option.match(before, { onNone: () => true, onSome: (last) => isBehind(place, last) })
                    )
                    .slice(0, limit)
                    .map(({ place }) => ({
                      externalId: place.id,
                      postExternalId: null,
                      surface: "organic" as const,
                      text: "",
                      receivedAt: DateTime.unsafeMake(place.at),
                      place
                    }))
            )
        },
        turn,
        listed,
        true,
        ({ externalId }) => {
          now.push(externalId)
          return Effect.succeedSome("")
        }
      )
    }
    return asked
  })

it.effect.prop(
  "each comment that no list held is looked for once in a round, forty in a turn, however many came at once",
  [standing],
  ([comments]) =>
    Effect.gen(function* () {
      const sought = comments.filter(({ listed }) => !listed).map(({ place }) => place.id)
      const round = Math.max(1, Math.ceil(sought.length / 40))
      const asked = yield* lookedFor(comments, round)
      assert.deepStrictEqual(asked.flat(), sought)
      assert.isTrue(asked.every((turn) => turn.length <= 40))
    })
)
