import { Duration, Effect, type FastCheck, TestClock } from "effect"
import * as lists from "./CommentLists.ts"
import * as comments from "./CommentTurns.ts"
import * as contacts from "./ContactTurns.ts"
import * as hooks from "./HookTurns.ts"
import * as people from "./PeopleTurns.ts"
import * as sales from "./SaleTurns.ts"
import * as settings from "./SettingTurns.ts"
import { type Step as AnyStep, pick, stepOf, type Turn } from "./Turn.ts"
import * as work from "./WorkTurns.ts"
import * as world from "./WorldTurns.ts"

/** Two people answer the same comment, one after the other. */
const argue = (turn: Turn) =>
  Effect.zipRight(
    comments.answer(turn),
    comments.answer({ ...turn, person: pick(turn.brand.people, turn.b), a: turn.a + turn.b })
  )

/** Somebody writes, some hours go by, and a colleague looks for whom to write to. */
const wait = (turn: Turn) =>
  people.write({ ...turn, b: 0 }).pipe(
    Effect.zipRight(TestClock.adjust(Duration.hours(pick([23, 24, 25, 47, 49], turn.b)))),
    // with can_message alone
    Effect.zipRight(contacts.list({ ...turn, a: 3 << 5, b: turn.a }))
  )

/** Everything that can happen, and as often as it is to happen. */
const turns = {
  arrive: [world.arrive, 12],
  decide: [world.decide, 4],
  work: [work.work, 3],
  refuse: [work.refuse, 2],
  remove: [world.remove, 1],
  pass: [world.pass, 3],
  write: [people.write, 3],
  link: [people.link, 2],
  click: [world.click, 2],
  act: [comments.act, 9],
  answer: [comments.answer, 9],
  argue: [argue, 4],
  wait: [wait, 3],
  listComments: [lists.list, 5],
  needsYou: [lists.needsYou, 2],
  getComment: [lists.get, 1],
  update: [contacts.update, 8],
  getContact: [contacts.get, 2],
  listContacts: [contacts.list, 5],
  tags: [contacts.listTags, 1],
  putGuidance: [settings.putGuidance, 2],
  patchProtections: [settings.patchProtections, 2],
  subscribe: [hooks.subscribe, 2],
  listHooks: [hooks.listHooks, 1],
  unsubscribe: [hooks.unsubscribe, 1],
  samples: [hooks.samples, 1],
  me: [settings.me, 1],
  status: [settings.status, 3],
  convert: [sales.convert, 3],
  report: [sales.report, 4]
} as const

type Does = keyof typeof turns
export type Step = AnyStep<Does>

const isTurn = (name: string): name is Does => name in turns
const names = Object.keys(turns).filter(isTurn)

export const step: FastCheck.Arbitrary<Step> = stepOf(
  names.flatMap((name) => Array.from({ length: turns[name][1] }, () => name))
)

type Needs = Effect.Effect.Context<ReturnType<(typeof turns)[Does][0]>>

/** What happens in a turn, with every answer checked. */
export const take = (does: Does, turn: Turn): Effect.Effect<unknown, unknown, Needs> => turns[does][0](turn)

/** What is looked at in the end, by whoever may look. */
export const looks: ReadonlyArray<Does> = [
  "listComments",
  "needsYou",
  "listContacts",
  "tags",
  "listHooks",
  "status",
  "report"
]
