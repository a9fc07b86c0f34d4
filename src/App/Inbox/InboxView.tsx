import { useEffect, useMemo, useRef, useState } from "preact/hooks"
import type { Comment } from "#schema/resources/Comment.ts"
import { listenToKeys, rememberKeys } from "../Browser/Keys.ts"
import type { BulkAction } from "./BulkActions.ts"
import { BulkBar } from "./BulkBar.tsx"
import { BulkNote } from "./BulkNote.tsx"
import { bulkUndoOf } from "./BulkUndo.ts"
import { follow, mostNews } from "./Following.ts"
import * as State from "./Inbox.state.ts"
import { inboxCalls } from "./InboxCalls.ts"
import { type FilterProps, InboxFilters } from "./InboxFilters.tsx"
import { InboxKeys } from "./InboxKeys.tsx"
import { InboxRow } from "./InboxRow.tsx"
import { revealed } from "./Revealed.ts"

export interface InboxProps extends FilterProps {
  readonly brandName: string
  readonly timeZone: string
  /** The filters as the API takes them. */
  readonly filter: Readonly<Record<string, string>>
  readonly rows: ReadonlyArray<Comment>
  /** By which the texts of these are known again, by their ids: a form acts on a comment as it was shown. */
  readonly abouts: Readonly<Record<string, string>>
  /** Where older ones are, and the newest; null where this is all, or these are they. */
  readonly older: string | null
  readonly newest: string | null
  /** The path with all filters, by which forms come back. */
  readonly path: string
  readonly mayAct: boolean
  /** Accounts whose comments the person may act on; null for all. */
  readonly limitedTo: ReadonlyArray<string> | null
  readonly problem: string | null
  /** Comments that a form was to leave up, and that are asked about first. */
  readonly askedAbout: ReadonlyArray<string>
  readonly outcome: State.BulkOutcome | null
}

/** All comments, with filters, as they come, and what can be done with several at once. */
export const InboxView = (props: InboxProps) => {
  const { brandName, filter, mayAct, newest, older, path, platforms, problem, timeZone, workspaceId } = props
  const [state, setState] = useState(() => State.beginning(props.rows, props))
  const [isBusy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const calls = useMemo(() => inboxCalls(workspaceId), [workspaceId])
  const latest = useRef(state)
  latest.current = state

  const carryOut = async (action: BulkAction, rows: ReadonlyArray<Comment>) => {
    if (!mayAct || isBusy || rows.length === 0) return
    setBusy(true)
    const left = (await calls.act(rows, action)).flatMap(({ answer, ids: asked }) =>
      answer.isDone
        ? answer.value.data.flatMap((one) =>
            "error" in one ? [{ id: one.comment_id, message: one.error.message }] : []
          )
        : asked.map((id) => ({ id, message: answer.refusal.message }))
    )
    const undo = bulkUndoOf(
      action,
      rows.filter(({ id }) => !left.some((one) => one.id === id))
    )
    setState((now) => State.acted(now, { action, done: rows.length - left.length, left, undo }))
    setBusy(false)
    for (const { id } of rows) {
      const comment = await calls.get(id)
      if (comment !== null) setState((now) => State.refreshed(now, comment))
    }
  }

  const act = (action: BulkAction, isSure = false) => {
    const rows = State.subjectRows(latest.current)
    setMissing(rows.length === 0)
    const isAsking = action === "allow" && !isSure && revealed(rows) > 0
    setState((now) => ({ ...now, isAsking }))
    if (!isAsking) void carryOut(action, rows)
  }

  useEffect(
    () =>
      follow({
        calls,
        filter,
        isShown: (id) => latest.current.rows.some((row) => row.id === id),
        shown: () => latest.current.rows.map(({ id }) => id),
        refresh: (comment) => setState((now) => State.refreshed(now, comment)),
        arrive: newest === null ? (matching) => setState((now) => State.arrived(now, matching)) : null
      }),
    []
  )

  useEffect(rememberKeys, [])

  useEffect(() => {
    const atRow = (change: (now: State.InboxState, id: string) => State.InboxState) => () => {
      const { at } = latest.current
      if (at !== null && mayAct) setState((now) => change(now, at))
    }
    const open = () => {
      if (latest.current.at !== null) location.assign(`/inbox/${latest.current.at}`)
    }
    return listenToKeys({
      j: () => setState((now) => State.moved(now, 1)),
      k: () => setState((now) => State.moved(now, -1)),
      x: atRow(State.toggled),
      X: atRow(State.ranged),
      "*": () => mayAct && setState(State.allToggled),
      Escape: () => setState(State.cleared),
      o: open,
      Enter: open,
      "/": () => document.getElementById("search")?.focus(),
      n: () => setState(State.announced),
      "?": () => document.getElementById("keys")?.toggleAttribute("open"),
      h: () => act("hide"),
      l: () => act("allow"),
      a: () => act("archive")
    })
  }, [isBusy])

  useEffect(() => {
    if (state.at !== null) document.getElementById(`row-${state.at}`)?.scrollIntoView({ block: "nearest" })
  }, [state.at])

  const names = new Map(platforms)
  const isNarrowed = Object.keys(props.asked).length > 0
  return (
    <div class="inbox">
      <h1>Inbox</h1>
      {problem !== null && (
        <div class="note alert" role="alert">
          <p>{problem}</p>
        </div>
      )}
      <InboxFilters workspaceId={workspaceId} asked={props.asked} platforms={platforms} accounts={props.accounts} />
      <form method="post" action={path}>
        <BulkBar
          mayAct={mayAct}
          isBusy={isBusy}
          chosen={state.chosen.size}
          isMissing={isMissing}
          shown={state.rows.length}
          news={state.news.length}
          mostNews={mostNews}
          chooseAll={() => setState(State.allToggled)}
          act={act}
          hidden={State.askedAbout(state)}
          path={path}
          cancel={() => setState((now) => ({ ...now, isAsking: false }))}
          showNews={() => {
            setState(State.announced)
            scrollTo({ top: 0 })
          }}
        />
        {state.rows.length === 0 ? (
          <p class="nothing" hidden={problem !== null}>
            {isNarrowed
              ? "No comment is like this."
              : `No comment has come to ${brandName} yet. They appear here as they come.`}{" "}
            {isNarrowed && <a href={`/inbox?${new URLSearchParams({ workspace: workspaceId })}`}>Show all comments</a>}
          </p>
        ) : (
          <ul class={mayAct ? "comments may-act" : "comments"}>
            {state.rows.map((comment) => (
              <InboxRow
                key={comment.id}
                comment={comment}
                timeZone={timeZone}
                platform={names.get(comment.platform) ?? comment.platform}
                chosen={mayAct && State.isWithin(state, comment) ? state.chosen.has(comment.id) : null}
                about={props.abouts[comment.id]}
                isAt={comment.id === state.at}
                choose={(id, isRange) => setState((now) => (isRange ? State.ranged(now, id) : State.toggled(now, id)))}
              />
            ))}
          </ul>
        )}
      </form>
      <p class="pager">
        {newest !== null && <a href={newest}>Newest</a>}
        {older !== null && <a href={older}>Older ones</a>}
      </p>
      <InboxKeys />
      {state.outcome !== null && (
        <BulkNote
          outcome={state.outcome}
          rows={state.rows}
          path={path}
          isBusy={isBusy}
          undo={({ action, rows }) => void carryOut(action, rows)}
          close={() => setState((now) => ({ ...now, outcome: null }))}
        />
      )}
    </div>
  )
}
