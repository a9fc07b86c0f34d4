import { KeysSwitch } from "../Parts/KeysSwitch.tsx"

const keyWords: ReadonlyArray<readonly [keys: string, words: string]> = [
  ["j k", "Next and previous comment"],
  ["x", "Choose it, or no longer"],
  ["Shift+x", "Choose all up to it"],
  ["*", "Choose all that are shown"],
  ["h", "Hide"],
  ["l", "Leave up, or show again"],
  ["a", "Archive"],
  ["Enter", "Open it"],
  ["n", "Show the new ones"],
  ["/", "Search"],
  ["Escape", "Choose none"],
  ["?", "This list"]
]

/** The list of keys, and the switch that turns them off. */
export const InboxKeys = () => (
  <details class="keys small" id="keys">
    <summary>Keys</summary>
    <dl>
      {keyWords.map(([keys, words]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
    <KeysSwitch> Single keys do these things in this browser</KeysSwitch>
  </details>
)
