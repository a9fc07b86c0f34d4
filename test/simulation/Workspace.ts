import { defaultProtections, type ProtectionKey, protectionKeys } from "#schema/Autopilot.ts"
import { CommentId } from "#schema/Ids.ts"
import type { Classifier } from "#src/Autopilot/Classifier.ts"
import type { Decision } from "#src/Autopilot/Decision.ts"
import { emptyPolicy } from "#src/Autopilot/Guidance/Policy.ts"
import { judge } from "#src/Autopilot/Judge.ts"
import type { StoredLesson } from "#src/Autopilot/LessonsRepo.ts"
import { add, blank, learnedFrom, withStood } from "#src/Autopilot/Notebook.ts"
import { trustWindow } from "#src/Autopilot/Trust.ts"
import { Sequence } from "#src/Training/Random.ts"
import type { Comment } from "./Stream.ts"

/** What became of a comment. */
export interface Handled {
  readonly comment: Comment
  readonly decision: Decision
  /** Whether a person said something about it: when asked, or on their own where they noticed a mistake. */
  readonly answered: boolean
}

/** Of a hundred answers that are wrong, and of a hundred mistakes made alone that people notice. */
const wrong = 2
const noticed = 35

const month = 30 * 86_400_000
const hour = 3_600_000
const week = 7 * 86_400_000
const start = Date.UTC(2026, 4, 1)

const on = protectionKeys.filter((area) => defaultProtections[area])

interface Hidden {
  readonly at: number
  readonly area: ProtectionKey
}

/** As stored decisions are looked up: the newest of each area that stood for a week. */
const stoodOf = (hidden: ReadonlyArray<Hidden>, now: number) =>
  protectionKeys.flatMap((area) =>
    hidden
      .filter((item) => item.area === area && item.at < now - week)
      .slice(-trustWindow)
      .map(({ at }) => ({ area, agreed: true, at: new Date(at).toISOString() }))
  )

/**
 * A month of a new brand: the autopilot decides with what it was taught, people answer, and it is taught at once, or
 * never where it is not `taught`.
 */
export const handle = (
  classifier: typeof Classifier.Service,
  stream: ReadonlyArray<Comment>,
  seed: number,
  taught = true
): ReadonlyArray<Handled> => {
  const random = new Sequence(seed)
  const hidden: Array<Hidden> = []
  let notebook = blank
  let lookedUp = 0
  return stream.map((comment, index) => {
    const now = start + Math.floor((index * month) / stream.length)
    const id = CommentId.make(`com_${index}`)
    if (taught && now - lookedUp >= hour) {
      notebook = withStood(notebook, stoodOf(hidden, now))
      lookedUp = now
    }
    const { decision } = judge(
      classifier,
      { id, text: comment.text, has_media: false, platform: "instagram", surface: "organic" },
      {
        policy: { version: null, at: null, policy: emptyPolicy },
        protections: { version: 1, on },
        learned: learnedFrom(notebook)
      }
    ).record
    const { category, leaning, outcome } = decision
    const mistaken = outcome !== "ask" && outcome !== comment.wanted
    const answered = outcome === "ask" || (mistaken && random.below(100) < noticed)
    if (outcome === "hide" && !answered && category !== null) hidden.push({ at: now, area: category })
    if (answered && taught) {
      const slips = outcome === "ask" && random.below(100) < wrong
      const verdict = (comment.wanted === "hide") !== slips ? "hide" : "keep"
      const lesson: StoredLesson = {
        comment_id: id,
        text: comment.text,
        verdict,
        category,
        agreed: leaning === null ? null : leaning === verdict,
        at: new Date(now)
      }
      notebook = add(classifier, notebook, [lesson])
    }
    return { comment, decision, answered }
  })
}
