import type { Undo } from "#schema/resources/policy/Undo.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Undoing } from "#src/Autopilot/Drafts/UndoForesight.ts"
import { number } from "../Parts/Figures.ts"
import { Alert, Hidden } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { counted, excerpt, Moment, sentence } from "../Parts/Words.tsx"
import type { Understood, Version } from "./GuidanceProps.ts"
import { textChanges } from "./TextChanges.ts"
import { UnderstoodParts } from "./UnderstoodParts.tsx"
import { staying, staysHidden } from "./UndoWords.ts"

/** Since when a version is taken back. */
export const spans = [
  ["all", "since it came into force"],
  ["7d", "in the last 7 days"],
  ["1d", "in the last 24 hours"],
  ["1h", "in the last hour"]
] as const

export interface VersionView {
  readonly brand: Brand
  readonly brands: ReadonlyArray<Brand>
  readonly mayChange: boolean
  readonly version: Version
  readonly before: Version | null
  readonly current: { readonly version: number; readonly guidance: string }
  readonly understood: Understood
  readonly span: string
  /** ISO 8601. */
  readonly since: string
  readonly onlyByGuidance: boolean
  /** What taking it back would do; null for who may not. */
  readonly undoing: Undoing | null
  /** One that was started. */
  readonly undo: Undo | null
  readonly problem: string | null
}

const Changes = ({ after, before }: { readonly before: string; readonly after: string }) => (
  <p class="said changed" dir="auto">
    {textChanges(before, after).map(({ is, text }, index) =>
      is === "gone" ? <del key={index}>{text}</del> : is === "new" ? <ins key={index}>{text}</ins> : text
    )}
  </p>
)

const Progress = ({
  brand,
  undo: { id, left_hidden, progress, status, taken_back },
  version
}: VersionView & { undo: Undo }) => (
  <Note kind={status === "failed" ? "warn" : "good"} isStatus>
    <p>
      {status === "failed" && "The undo could not be finished. Start it again: it goes on where it stopped."}
      {status === "done" && `${counted(taken_back ?? 0, "comment")} ${taken_back === 1 ? "is" : "are"} shown again.`}
      {status === "done" && (left_hidden ?? 0) > 0 && ` Left hidden: ${staying(left_hidden ?? 0)}.`}
      {(status === "queued" || status === "running") && (
        <>
          {`Showing comments again: ${number(progress.done)} of ${number(progress.total)}. `}
          <a
            href={`/autopilot/guidance/versions/${version.version}?${new URLSearchParams({ workspace: brand.workspaceId, undo: id })}`}
          >
            Look again
          </a>
        </>
      )}
    </p>
  </Note>
)

const UndoPart = ({ undoing, ...view }: VersionView & { undoing: Undoing }) => {
  const { brand, onlyByGuidance, since, span, version } = view
  const { examples, isMore, leaves, shows, staysToday } = undoing
  const action = `/autopilot/guidance/versions/${version.version}`
  return (
    <section id="undo">
      <h2>Take back what it hid</h2>
      <form method="get" action={`${action}#undo`} class="filters">
        <Hidden name="workspace" value={brand.workspaceId} />
        <label>
          Hidden
          <select name="span">
            {spans.map(([value, words]) => (
              <option key={value} value={value} selected={value === span}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label>
          By
          <select name="only">
            <option value="">protections and guidance</option>
            <option value="guidance" selected={onlyByGuidance}>
              the guidance alone
            </option>
          </select>
        </label>
        <button type="submit" class="plain">
          Show
        </button>
      </form>
      {shows === 0 ? (
        <p>There is nothing to show again.</p>
      ) : (
        <>
          <p>
            <strong>{`${isMore ? "At least " : ""}${counted(shows, "comment")}`}</strong> would be shown again.
          </p>
          <ul class="changes">
            {examples.map(({ id, reason, text }) => (
              <li key={id}>
                <a class="comment" href={`/inbox/${id}`} dir="auto">
                  {excerpt(text) || "(no words)"}
                </a>
                <span class="small soft">
                  <bdi>{sentence(reason ?? "Hidden")}</bdi>
                </span>
              </li>
            ))}
          </ul>
          {examples.length < shows && <p class="small soft">{`The newest ${examples.length} are shown.`}</p>}
        </>
      )}
      <p class="soft">{staysHidden(onlyByGuidance ? leaves : 0, staysToday)} The autopilot learns nothing from it.</p>
      {(shows > 0 || isMore) && (
        <form method="post" action={`${action}/undo`}>
          <Hidden name="workspace" value={brand.workspaceId} />
          <Hidden name="since" value={since} />
          <Hidden name="only" value={onlyByGuidance ? "guidance" : ""} />
          <button type="submit" class="danger">
            {isMore ? "Show them again" : `Show ${shows === 1 ? "it" : `these ${number(shows)}`} again`}
          </button>
        </form>
      )}
    </section>
  )
}

export const versionPage = (view: VersionView) => {
  const { before, brand, brands, current, problem, undo, undoing, understood, version } = view
  const isCurrent = current.version === version.version
  return {
    title: `Guidance, version ${version.version}`,
    here: "autopilot" as const,
    brand,
    brands,
    body: (
      <>
        <p class="soft">
          {isCurrent ? "In force since " : "Put in force "}
          <Moment at={version.at} timeZone={brand.timeZone} />
          {version.by !== null && (
            <>
              {" "}
              by <bdi>{version.by}</bdi>
            </>
          )}
          . <a href={`/autopilot/guidance?${new URLSearchParams({ workspace: brand.workspaceId })}`}>All versions</a>
        </p>
        <Alert message={problem} />
        {undo !== null && <Progress {...view} undo={undo} />}
        <h2>{before === null ? "Its text" : `What changed since version ${before.version}`}</h2>
        {version.guidance === "" && (before === null || before.guidance === "") ? (
          <p class="soft">It has no text.</p>
        ) : (
          <Changes before={before?.guidance ?? version.guidance} after={version.guidance} />
        )}
        {!isCurrent && (
          <details>
            <summary>{`What has changed since: version ${current.version}, in force now`}</summary>
            <Changes before={version.guidance} after={current.guidance} />
          </details>
        )}
        <UnderstoodParts {...understood} />
        {undoing !== null && <UndoPart {...view} undoing={undoing} />}
      </>
    )
  }
}
