import type { AnswerQuestions } from "#schema/resources/Autopilot.ts"
import { Hidden } from "../Parts/Form.tsx"
import { Switch } from "../Parts/Switch.tsx"
import type { AutopilotProps } from "./AutopilotProps.ts"
import type { LiveProtections } from "./Protections.live.ts"

type ProtectionsProps = AutopilotProps & { readonly live: LiveProtections }

const modes: ReadonlyArray<readonly [AnswerQuestions, string]> = [
  ["off", "Leave them to people"],
  ["draft", "Suggest a reply, which a person sends"],
  ["send", "Reply on its own where people always gave the same reply to the same question; suggest one to others"]
]

const addressOf = (workspace: string, account: string | null) =>
  `/autopilot?${new URLSearchParams({ workspace, ...(account === null ? {} : { account }) })}#protections`

const Scopes = ({ accounts, live, workspace }: ProtectionsProps) => {
  const { account, isOwn } = live.switches.value
  return (
    <nav class="scopes" aria-label="Whose switches">
      <a href={addressOf(workspace, null)} aria-current={account === null ? "true" : undefined}>
        <span>All accounts</span>
      </a>
      {accounts.map((one) => (
        <a key={one.id} href={addressOf(workspace, one.id)} aria-current={account?.id === one.id ? "true" : undefined}>
          <span>
            <bdi>{one.name}</bdi>
            <span class="small soft">{one.platform}</span>
          </span>
          {(account?.id === one.id ? isOwn : one.isOwn) && <span class="state">Its own</span>}
        </a>
      ))}
    </nav>
  )
}

const Questions = ({ live, mayChange }: ProtectionsProps) => {
  const { answerQuestions } = live.switches.value
  return answerQuestions === null ? null : (
    <fieldset class="questions">
      <legend>Questions that your earlier replies or your guidance answer</legend>
      {modes.map(([mode, words]) => (
        <label key={mode}>
          <input
            type="radio"
            name="answer_questions"
            value={mode}
            checked={mode === answerQuestions}
            disabled={!mayChange}
            onChange={() => void live.answerQuestions(mode)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  )
}

const ScopeWords = ({ accounts, live }: ProtectionsProps) => {
  const { account, isOwn } = live.switches.value
  const own = accounts.filter((one) => one.isOwn)
  if (account !== null) {
    return (
      <p class="soft">
        {isOwn
          ? "This account has switches of its own. Those for all accounts do not change it."
          : "This account follows the switches for all accounts. Once you change one here, it has switches of its own."}
      </p>
    )
  }
  return own.length === 0 ? null : (
    <p class="soft">
      These do not change{" "}
      {own.map(({ id, name, platform }, index) => (
        <span key={id}>
          {index > 0 && (index === own.length - 1 ? " and " : ", ")}
          <bdi>{name}</bdi> ({platform})
        </span>
      ))}
      , which {own.length === 1 ? "has switches of its own" : "have switches of their own"}.
    </p>
  )
}

/** What is on, and for whom may change it, to be turned. */
const Switches = (props: ProtectionsProps) => {
  const { live, mayChange } = props
  return (
    <>
      <ul class="switches">
        {live.switches.value.list.map(({ description, key, label, on }) => (
          <li key={key}>
            <Switch
              name="on"
              value={key}
              isOn={on}
              isDisabled={!mayChange}
              hint={description}
              onTurn={(next) => void live.turn(key, next)}
            >
              {label}
            </Switch>
          </li>
        ))}
      </ul>
      <Questions {...props} />
    </>
  )
}

/** What the autopilot hides: for all accounts, or for one. */
export const ProtectionSwitches = (props: ProtectionsProps) => {
  const { live, mayChange, workspace } = props
  const { account, isOwn, list, version } = live.switches.value
  return (
    <section id="protections">
      <h2>Protections</h2>
      <div class="scoped">
        <Scopes {...props} />
        <div>
          <ScopeWords {...props} />
          {mayChange ? (
            <form method="post" action="/autopilot/protections">
              <Hidden name="workspace" value={workspace} />
              <Hidden name="version" value={String(version)} />
              {account !== null && <Hidden name="account" value={account.id} />}
              {list.map(({ key, on }) => on && <input key={key} type="hidden" name="was" value={key} />)}
              <Switches {...props} />
              <button type="submit" class="plain unscripted">
                Save
              </button>
            </form>
          ) : (
            <>
              <Switches {...props} />
              <p class="soft small">
                To change these, you need the role owner or admin, or manager without a limit to some accounts.
              </p>
            </>
          )}
          {mayChange && account !== null && isOwn && (
            <form method="post" action="/autopilot/protections" class="below">
              <Hidden name="workspace" value={workspace} />
              <Hidden name="account" value={account.id} />
              <button type="submit" name="follow" value="brand" class="plain">
                Follow the switches for all accounts again
              </button>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}
