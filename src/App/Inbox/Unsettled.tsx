import { platformName } from "#schema/Platform.ts"
import { Note } from "../Parts/Note.tsx"
import { Moment, sentence, unconfirmedWords, workInWords } from "../Parts/Words.tsx"
import type { DetailView } from "./DetailView.ts"

const Delayed = ({ brand, comment: { delayed } }: DetailView) =>
  delayed === null ? null : (
    <Note kind="warn">
      <p>
        {workInWords(delayed.action)} has to wait: <bdi>{sentence(delayed.reason)}</bdi>{" "}
        {delayed.until === null ? (
          "Steward goes on by itself once the account is connected again."
        ) : (
          <>
            Steward tries again by itself at <Moment at={delayed.until} timeZone={brand.timeZone} />.
          </>
        )}
      </p>
    </Note>
  )

const AtPlatform = ({ comment: { action_error, delayed, pending_action, platform } }: DetailView) => (
  <>
    {pending_action !== null && delayed === null && (
      <p class="soft">
        {platformName(platform)} has not yet confirmed {unconfirmedWords(pending_action.action)}.
      </p>
    )}
    {action_error !== null && (
      <Note kind="warn">
        <p>
          The last action came to nothing: <bdi>{sentence(action_error)}</bdi>
        </p>
      </Note>
    )}
  </>
)

const Asked = ({ asking }: DetailView) =>
  asking === null || asking.reason === "" ? null : (
    <Note kind="warn">
      <p>
        <strong>Why it asks:</strong> <bdi>{sentence(asking.reason)}</bdi>{" "}
        <a href={`/needs-you/${asking.id}`}>Answer in Needs you</a>
      </p>
    </Note>
  )

/** What is still to come of a comment: from its platform, or from whoever is asked about it. */
export const Unsettled = (view: DetailView) => (
  <>
    <AtPlatform {...view} />
    <Delayed {...view} />
    <Asked {...view} />
  </>
)
