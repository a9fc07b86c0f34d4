import { signal } from "@preact/signals"
import { goingPlaces } from "../Browser/Keys.ts"
import { KeysSwitch } from "../Parts/KeysSwitch.tsx"

const keys: ReadonlyArray<readonly [key: string, what: string]> = [
  ["h", "Hide it"],
  ["l", "Leave it up"],
  ["Enter", "Answer as it leans"],
  ["r", "Write a reply; Ctrl and Enter sends it, Escape leaves it"],
  ["b", "Block the author, and hide it"],
  ["a", "Archive it"],
  ["w", "What happened to it"],
  ["j, k", "The next one, the one before"],
  ["u", "Take the last answer back, and those that were given with it"],
  ["/", "Search in all comments"],
  ["?", "This list"]
]

const keysHelpId = "keys-help"

/** The places that `g` leads to, and their letters. */
const going = signal<ReadonlyArray<readonly [letter: string, label: string]>>([])

export const showKeys = () => {
  going.value = goingPlaces().map(({ label, letter }) => [letter, label])
  const dialog = document.getElementById(keysHelpId)
  if (dialog instanceof HTMLDialogElement) dialog.showModal()
}

/** The list of keys, and the switch that turns them off. */
export const KeysHelp = () => (
  <dialog id={keysHelpId} aria-labelledby="keys-title">
    <h2 id="keys-title">Keys</h2>
    <dl class="facts keys">
      {keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
      {going.value.map(([letter, label]) => (
        <div key={label}>
          <dt>
            <kbd>g</kbd> <kbd>{letter}</kbd>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
    <KeysSwitch class="choice">
      <span>Answer by these keys in this browser</span>
    </KeysSwitch>
    <form method="dialog">
      <button type="submit">Close</button>
    </form>
  </dialog>
)
