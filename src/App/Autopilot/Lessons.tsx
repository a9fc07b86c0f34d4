import { excerpt, Moment } from "../Parts/Words.tsx"
import type { AreaLesson, AutopilotProps } from "./AutopilotProps.ts"

const verdictWords = { hide: "hide", keep: "leave up" } as const

const AnswersAgainst = ({
  lesson: { against },
  timeZone
}: {
  readonly lesson: AreaLesson
  readonly timeZone: string
}) =>
  against.length === 0 ? null : (
    <details>
      <summary class="small">{against.length === 1 ? "The answer" : `The ${against.length} answers`}</summary>
      <ul class="changes">
        {against.map(({ at, comment_id, text, verdict }) => (
          <li key={comment_id}>
            <a class="comment" href={`/inbox/${comment_id}`} dir="auto">
              {excerpt(text) || "(no words)"}
            </a>
            <span class="small soft">
              Your team said: {verdictWords[verdict]}, <Moment at={at} timeZone={timeZone} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  )

const Area = ({ lessons, none, timeZone, title }: LessonsOf) => (
  <div>
    <h2>{title}</h2>
    {lessons.length === 0 ? (
      <p class="soft">{none}</p>
    ) : (
      lessons.map((lesson) => (
        <div key={lesson.area} class="lesson">
          <p>{lesson.words}</p>
          <AnswersAgainst lesson={lesson} timeZone={timeZone} />
        </div>
      ))
    )}
  </div>
)

interface LessonsOf {
  readonly title: string
  readonly none: string
  readonly lessons: ReadonlyArray<AreaLesson>
  readonly timeZone: string
}

/** What it decides alone, what it has become careful about and since which answers, and what answers taught it. */
export const Lessons = ({ lessons, status: { taught }, timeZone }: AutopilotProps) => {
  const moved = new Set(lessons.map(({ words }) => words))
  const others = taught.filter((words) => !moved.has(words))
  return (
    <section class="columns-of-two">
      <Area
        title="Handles on its own"
        none="No area yet: it takes 100 answers about one, of which 95 agree with it. Until then it asks when it is unsure."
        lessons={lessons.filter(({ to }) => to === "alone")}
        timeZone={timeZone}
      />
      <Area
        title="Asks more about"
        none="Nothing: in no area three of the last twenty answers went against it."
        lessons={lessons.filter(({ to }) => to === "careful")}
        timeZone={timeZone}
      />
      {others.length > 0 && (
        <div>
          <h2>What your answers taught it</h2>
          {others.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
    </section>
  )
}
