/** Bytes that may wait for a browser that does not read. */
export const mostUnread = 64 * 1024

const encoder = new TextEncoder()

/** The body of an answer that is written bit by bit, until somebody ends it. */
export interface EventBody {
  readonly stream: ReadableStream<Uint8Array>
  /** A browser that has not read what was sent before is cut off: it comes back, and says what it saw last. */
  readonly send: (text: string) => void
  readonly end: () => void
}

/** `ended` is called once, whoever ends it: the browser goes, or we do. */
export const eventBody = (ended: () => void): EventBody => {
  const state: { isOver: boolean; controller: ReadableStreamDefaultController<Uint8Array> | null } = {
    isOver: false,
    controller: null
  }
  const over = () => {
    if (state.isOver) return false
    state.isOver = true
    ended()
    return true
  }
  const end = () => {
    if (over()) state.controller?.close()
  }
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        state.controller = controller
      },
      cancel: () => void over()
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostUnread })
  )
  return {
    stream,
    end,
    send: (text) => {
      const { controller, isOver } = state
      if (isOver || controller === null) return
      if ((controller.desiredSize ?? 0) <= 0) end()
      else controller.enqueue(encoder.encode(text))
    }
  }
}
