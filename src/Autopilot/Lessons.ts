import { Context, Effect, Layer } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { fingerprintOf } from "./Fingerprint.ts"
import { LessonsRepo, type StoredLesson } from "./LessonsRepo.ts"
import type { Remembered } from "./Memory.ts"
import { type Trust, trustFrom, type Verdict } from "./Trust.ts"

/** Answers of one workspace that are remembered; older ones have had their effect. */
const remembered = 5000

export interface Learned {
  readonly memory: Iterable<Remembered>
  readonly trust: Trust
}

interface Notebook {
  readonly upTo: Date
  readonly lessons: ReadonlyMap<CommentId, { readonly seen: Remembered; readonly verdict: Verdict | null }>
  readonly trust: Trust
}

const blank: Notebook = { upTo: new Date(0), lessons: new Map(), trust: trustFrom([]) }

/**
 * What people's answers taught the autopilot about a workspace. Answers are stored in the order of their times, so
 * what this process has read is kept, and each call reads only what came since.
 */
export class Lessons extends Context.Tag("steward/Lessons")<
  Lessons,
  { readonly learned: (workspaceId: WorkspaceId) => Effect.Effect<Learned> }
>() {
  static readonly layer = Layer.effect(
    Lessons,
    Effect.gen(function* () {
      const repo = yield* LessonsRepo
      const notebooks = new Map<WorkspaceId, Notebook>()
      return Lessons.of({
        learned: Effect.fn("Lessons.learned")(function* (workspaceId) {
          const before = notebooks.get(workspaceId) ?? blank
          const answers = yield* repo.since(workspaceId, before.upTo, remembered)
          const after = add(before, answers)
          notebooks.set(workspaceId, after)
          return { memory: Array.from(after.lessons.values(), ({ seen }) => seen), trust: after.trust }
        }, Effect.orDie)
      })
    })
  )
}

/** The newest answer is read again each time, since `since` is inclusive; one that is known already changes nothing. */
const add = (before: Notebook, answers: ReadonlyArray<StoredLesson>): Notebook => {
  const news = answers.filter(({ comment_id, at }) => before.lessons.get(comment_id)?.seen.at !== at.toISOString())
  const last = news.at(-1)
  if (last === undefined) return before
  const lessons = new Map(before.lessons)
  for (const answer of news) {
    // a comment answered again moves to the end, where the newest stand
    lessons.delete(answer.comment_id)
    lessons.set(answer.comment_id, toLesson(answer))
  }
  const kept = new Map([...lessons].slice(-remembered))
  const verdicts = [...kept.values()].flatMap(({ verdict }) => (verdict === null ? [] : [verdict]))
  return { upTo: last.at, lessons: kept, trust: trustFrom(verdicts) }
}

const toLesson = ({ agreed, at, category, comment_id, text, verdict }: StoredLesson) => ({
  seen: { commentId: comment_id, text, fingerprint: fingerprintOf(text), verdict, category, at: at.toISOString() },
  verdict: agreed === null || category === null ? null : { area: category, agreed, at: at.toISOString() }
})
