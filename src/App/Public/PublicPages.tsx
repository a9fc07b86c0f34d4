import { platformName } from "#schema/Platform.ts"
import type { DeletionRequest } from "#schema/resources/Erasure.ts"
import { backupsForget, type OperatorSettings } from "#src/Ground/Operator.ts"
import { Note } from "../Parts/Note.tsx"
import { Moment } from "../Parts/Words.tsx"
import { defaultText, type PublicPage, publicPages } from "./PublicTexts.ts"

/** Paragraphs are parted by blank lines; one that begins with `# ` is a heading. */
const Text = ({ text }: { readonly text: string }) => (
  <>
    {text
      .split(/\n\s*\n/)
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .map((part) => (part.startsWith("# ") ? <h2 key={part}>{part.slice(2)}</h2> : <p key={part}>{part}</p>))}
  </>
)

/** A page that anybody may read. Until the operator has written it, it says what Steward does, and that this is missing. */
export const publicPage = (which: PublicPage, operator: OperatorSettings) => {
  const own = operator[which]
  const text = own._tag === "Written" ? own.text : defaultText(which, operator)
  return {
    title: publicPages[which].title,
    isWide: true,
    body: (
      <>
        <Text text={text} />
        {own._tag === "Missing" && (
          <Note>
            <p>Whoever runs this installation has yet to complete this page.</p>
          </Note>
        )}
      </>
    )
  }
}

/** How a request stands; nothing of whom it is about. */
export const deletionPage = ({ asked_at, done_at, found, platform }: DeletionRequest, operator: OperatorSettings) => ({
  title: "A request to delete data",
  body: (
    <>
      <p>
        {platformName(platform)} told us <Moment at={asked_at} timeZone="UTC" /> (UTC) that one of its people wants what
        is kept about them here to be deleted.
      </p>
      {done_at === null ? (
        <p>It is under way. Look here again in a few minutes; it goes on by itself.</p>
      ) : (
        <>
          {found ? (
            <>
              <p>
                It was done <Moment at={done_at} timeZone="UTC" /> (UTC). Whatever was kept under the id that{" "}
                {platformName(platform)} gave us is gone, with every copy: the name, the ids, comments, messages, the
                e-mail address and the phone number. What they had connected is disconnected. Numbers that say nothing
                about anybody stay.
              </p>
              <p>{backupsForget(operator, Date.parse(done_at))}</p>
            </>
          ) : (
            <p>
              It was looked for <Moment at={done_at} timeZone="UTC" /> (UTC): nobody is known here under the id that{" "}
              {platformName(platform)} gave us. So nothing was deleted, and nothing disconnected.
            </p>
          )}
          <h2>If a comment of yours is still here</h2>
          <p>
            {platformName(platform)} may name you to us by another id than in your comments and messages; then this
            request did not reach them. Ask the brand under whose post you wrote, or{" "}
            {operator.contact === null ? "whoever runs this installation" : <bdi>{operator.contact}</bdi>}, and send the
            link of the comment. They delete it, and all else that is kept about you.
          </p>
        </>
      )}
    </>
  )
})
