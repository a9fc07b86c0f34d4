import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { counted, saidIn } from "../Parts/Words.tsx"

interface AlikeProps {
  readonly items: ReadonlyArray<NeedsYouItem>
  readonly answer: (kind: "hide" | "keep") => void
  readonly close: () => void
}

/** The comments that are like the selected one, before all of them are answered alike. */
export const Alike = ({ answer, close, items }: AlikeProps) =>
  items.length === 0 ? (
    <div class="note" role="status">
      <p>Nothing that waits is like this one.</p>
    </div>
  ) : (
    <section class="alike" aria-label="Lookalikes">
      <h2>{`Answer this one and ${counted(items.length, "lookalike")} alike`}</h2>
      <ul class="brief">
        {items.map((item) => (
          <li key={item.id} dir="auto">
            {saidIn(item)}
          </li>
        ))}
      </ul>
      <div class="answers">
        <button type="button" class="plain" onClick={() => answer("hide")}>
          {`Hide all ${items.length + 1}`}
        </button>
        <button type="button" class="plain" onClick={() => answer("keep")}>
          {`Leave all ${items.length + 1} up`}
        </button>
        <button type="button" class="link" onClick={close}>
          Not now
        </button>
      </div>
    </section>
  )
