import { useSignal } from "@preact/signals"
import type { NeedsYouView } from "#schema/app/NeedsYouView.ts"
import type { HeldKind } from "#schema/resources/HeldAnswer.ts"
import { Hidden } from "../Parts/Form.tsx"
import { elsewhereWords, isElsewhere } from "./AnswerWords.ts"

interface AnswersProps {
  readonly id: string
  readonly question: string
  readonly view: NeedsYouView | undefined
  /** What it would rather do: that button stands out, and Enter gives it. */
  readonly leaning: "hide" | "keep" | null
  readonly mayAnswer: boolean
  readonly isLimited: boolean
  readonly answer: (kind: HeldKind, text?: string) => void
  readonly alike: () => void
  /** What somebody typed here and has not sent; none where nothing was typed. */
  readonly typed: string | undefined
  readonly type: (text: string) => void
}

const Key = ({ of }: { readonly of: string }) => <kbd>{of}</kbd>

interface ReplyProps extends Pick<AnswersProps, "answer" | "id" | "question" | "type"> {
  readonly draft: string
  readonly limit: number
  /** Whether the draft is Steward's. */
  readonly isSuggested: boolean
}

const Reply = ({ answer, draft, id, isSuggested, limit, question, type }: ReplyProps) => {
  const typed = useSignal(draft)
  const left = limit - Array.from(typed.value).length
  const send = (event: Event) => {
    event.preventDefault()
    if (left >= 0 && typed.value.trim() !== "") answer("reply", typed.value)
  }
  return (
    <form method="post" action={`/needs-you/${id}`} class="replying" onSubmit={send}>
      <Hidden name="question" value={question} />
      <label for="reply">{isSuggested ? "Your reply, as it is suggested" : "Your reply"}</label>
      <textarea
        id="reply"
        name="text"
        rows={3}
        required
        dir="auto"
        aria-describedby="reply-hint"
        value={typed.value}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value
          type(currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur()
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
        }}
      />
      <p class="hint" id="reply-hint">
        <span class={left < 0 ? "over" : undefined}>
          {left < 0 ? `${-left} characters too many.` : `${left} characters left.`}
        </span>{" "}
        Everybody can read it under the comment.
      </p>
      <button type="submit" name="answer" value="reply" class="plain">
        Reply
      </button>
    </form>
  )
}

/** What a person can say to a comment: by buttons that work without script, and by the keys that stand on them. */
export const Answers = ({
  alike,
  answer,
  id,
  isLimited,
  leaning,
  mayAnswer,
  question,
  type,
  typed,
  view
}: AnswersProps) => {
  if (!mayAnswer) return <p class="soft">Your role can only view comments. Moderators answer them.</p>
  if (view !== undefined && view.needs_you === null) {
    return (
      <p class="soft">
        It waits for nobody now. <a href={`/inbox/${id}`}>Look at it, or answer otherwise</a>
      </p>
    )
  }
  if (view !== undefined && isElsewhere(view)) {
    return <p class="soft">{elsewhereWords}</p>
  }
  const can = view?.can ?? { hide: !isLimited, keep: !isLimited, reply: false, block: false, archive: false }
  const give = (kind: HeldKind) => (event: Event) => {
    event.preventDefault()
    answer(kind)
  }
  return (
    <>
      <form method="post" action={`/needs-you/${id}`} class="answers">
        <Hidden name="question" value={question} />
        <button
          type="submit"
          name="answer"
          value="hide"
          class={leaning === "hide" ? undefined : "plain"}
          disabled={!can.hide}
          onClick={give("hide")}
        >
          Hide it <Key of="h" />
        </button>
        <button
          type="submit"
          name="answer"
          value="keep"
          class={leaning === "keep" ? undefined : "plain"}
          disabled={!can.keep}
          onClick={give("keep")}
        >
          Leave it up <Key of="l" />
        </button>
        <span class="scripted">
          {can.block && (
            <button type="button" class="plain" onClick={give("block")}>
              Block author <Key of="b" />
            </button>
          )}
          {can.archive && (
            <button type="button" class="plain" onClick={give("archive")}>
              Archive <Key of="a" />
            </button>
          )}
          <button type="button" class="plain" onClick={alike}>
            Lookalikes …
          </button>
        </span>
      </form>
      {can.reply && view !== undefined && (
        <Reply
          key={id}
          id={id}
          question={question}
          answer={answer}
          type={type}
          draft={typed ?? view.draft_reply ?? ""}
          isSuggested={typed === undefined && view.draft_reply !== null}
          limit={view.reply_limit}
        />
      )}
    </>
  )
}
