import { areKeysOn } from "../Browser/Keys.ts"

const keys: ReadonlyArray<readonly [key: string, what: string]> = [
  ["h", "Hide it"],
  ["l", "Leave it up"],
  ["Enter", "Answer as it leans"],
  ["r", "Write a reply; Ctrl and Enter sends it, Escape leaves it"],
  ["b", "Block the author, and hide it"],
  ["a", "Archive it"],
  ["w", "What happened to it"],
  ["j, k", "The next one, the one before"],
  ["u", "Take the last answer back"],
  ["/", "All comments"],
  ["g, then h n i a c r m s", "Home, Needs you, Inbox, Autopilot, Contacts, Reports, Members, Settings"],
  ["?", "This list"]
]

export const keysHelpId = "keys-help"

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
    </dl>
    <label class="choice">
      <input
        type="checkbox"
        checked={areKeysOn.value}
        onChange={({ currentTarget }) => {
          areKeysOn.value = currentTarget.checked
        }}
      />
      <span>Answer by these keys in this browser</span>
    </label>
    <form method="dialog">
      <button type="submit">Close</button>
    </form>
  </dialog>
)
