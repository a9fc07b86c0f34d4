import { Hidden } from "../Parts/Form.tsx"
import { Difference } from "./Difference.tsx"
import type { LiveGuidance } from "./Guidance.live.ts"
import type { GuidanceProps } from "./GuidanceProps.ts"
import { UnderstoodParts } from "./UnderstoodParts.tsx"

type TextProps = GuidanceProps & { readonly live: LiveGuidance }

const limits = [1000, 5000, 10_000]

const Count = ({ live, longest }: TextProps) => {
  const left = longest - Array.from(live.draft.value).length
  return (
    <p class="hint" id="guidance-hint">
      <span class={left < 0 ? "over" : undefined}>
        {left < 0 ? `${-left} characters too many.` : `${left} characters left.`}
      </span>{" "}
      Write one wish a sentence: Hide mentions of Fjellvik. Keep complaints. Ask me about refunds. Facts are welcome,
      too, and replies to questions are drafted from them: Shipping to Norway takes three days.
    </p>
  )
}

const Actions = ({ live }: TextProps) => {
  const isSame = live.draft.value === live.inForce.value.guidance
  const act = (what: () => Promise<unknown>) => (event: Event) => {
    event.preventDefault()
    void what()
  }
  return (
    <>
      <div class="ways">
        <button type="submit" name="do" value="save" disabled={live.isSaving.value} onClick={act(live.save)}>
          {live.isSaving.value ? "Saving …" : "Save"}
        </button>
        <button type="submit" name="do" value="preview" class="plain unscripted">
          See what it would change
        </button>
        <button type="submit" name="do" value="shadow" class="plain" onClick={act(live.startShadow)}>
          Run in the shadow
        </button>
        {!isSame && (
          <button type="button" class="link scripted" onClick={() => live.type(live.inForce.value.guidance)}>
            Back to what is in force
          </button>
        )}
      </div>
      <p class="ways trial">
        <label for="limit" class="small">
          Try it on the last
        </label>
        <select id="limit" name="limit" class="narrow-select">
          {limits.map((limit) => (
            <option key={limit} value={limit}>
              {limit.toLocaleString("en-GB")} comments
            </option>
          ))}
        </select>
        <button
          type="submit"
          name="do"
          value="backtest"
          class="plain"
          onClick={act(() => {
            const chosen = document.getElementById("limit")
            return live.tryAll(chosen instanceof HTMLSelectElement ? Number(chosen.value) : 1000)
          })}
        >
          Backtest
        </button>
      </p>
    </>
  )
}

const Looked = ({ live }: TextProps) => {
  const { value: preview } = live.preview
  const isSame = live.draft.value === live.inForce.value.guidance
  return (
    <section class="looked" aria-busy={live.isLooking.value} aria-live="polite">
      <h2>On the newest comments</h2>
      {preview === null ? (
        <p class="soft">
          {isSame
            ? "This is what is in force. Change the text to see what it would do to the newest 300 comments."
            : live.isLooking.value
              ? "Looking …"
              : "Not looked at yet."}
        </p>
      ) : (
        <Difference difference={preview.difference} changes={preview.changes} />
      )}
    </section>
  )
}

/** What was understood of what stands in the field. What was understood of another text is faint, and said to be that. */
const Read = ({ live }: TextProps) => {
  const { value: inForce } = live.inForce
  const isInForce = live.draft.value === inForce.guidance
  const understood = isInForce ? inForce.understood : live.reading.value
  const isStale = live.isReading.value && !isInForce
  return (
    <section class="read" aria-busy={isStale} aria-live="polite">
      {isStale && <p class="soft">Reading …</p>}
      {understood !== null ? (
        <UnderstoodParts {...understood} />
      ) : (
        !isStale && <p class="soft">What is understood of this text is not known yet.</p>
      )}
    </section>
  )
}

/** The text, what was understood of it, and what it would change. */
export const GuidanceText = (props: TextProps) => {
  const { live, mayChange, workspace } = props
  const { value: inForce } = live.inForce
  return (
    <div class="columns-of-two writing">
      <div>
        {mayChange ? (
          <form method="post" action="/autopilot/guidance">
            <Hidden name="workspace" value={workspace} />
            <Hidden name="version" value={String(inForce.version)} />
            <label for="guidance">What your brand wants</label>
            <textarea
              id="guidance"
              name="guidance"
              rows={9}
              dir="auto"
              aria-describedby="guidance-hint"
              value={live.draft.value}
              onInput={({ currentTarget }) => live.type(currentTarget.value)}
            />
            <Count {...props} />
            <Actions {...props} />
          </form>
        ) : (
          <>
            <h2>What your brand wants</h2>
            <blockquote class="said" dir="auto">
              {inForce.guidance || "No guidance has been written yet."}
            </blockquote>
            <p class="soft small">
              To change it, you need the role owner or admin, or manager without a limit to some accounts.
            </p>
          </>
        )}
        <Read {...props} />
      </div>
      {mayChange && <Looked {...props} />}
    </div>
  )
}
