import { HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Context, Effect, Layer, Stream } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { type Stopped, tooBusy, tooMany } from "../Visitor/Stopped.ts"
import { type DownloadOwner, mostDownloads, roomForDownload } from "./RoomForDownload.ts"

interface File {
  readonly name: string
  readonly contentType: string
}

const headersOf = ({ contentType, name }: File) => ({
  "content-type": contentType,
  "content-disposition": `attachment; filename="${name}"`,
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'",
  "x-content-type-options": "nosniff"
})

const refusals = {
  ofProcess: tooBusy({ message: "Too many files are being read at the moment; try again soon." }),
  ofWorkspace: tooBusy({ message: "Too many files of this brand are being read at the moment; try again soon." }),
  ofPerson: tooMany({
    message: `You are reading ${mostDownloads.ofPerson} files already; wait for one to end.`,
    retryAfter: 5
  })
} satisfies Record<keyof typeof mostDownloads, Stopped>

/** Files that are made piece by piece while somebody reads them: they may be longer than there is memory for. */
export class Downloads extends Context.Tag("steward/Downloads")<
  Downloads,
  {
    readonly answer: (
      owner: DownloadOwner,
      file: File,
      pieces: Stream.Stream<string>
    ) => Effect.Effect<HttpServerResponse.HttpServerResponse, Stopped, HttpServerRequest.HttpServerRequest>
  }
>() {
  static readonly layer = Layer.sync(Downloads, () => {
    const underWay = new Set<DownloadOwner>()
    return Downloads.of({
      answer: tracedFn("Downloads.answer")(function* ({ personId, workspaceId }, file, pieces) {
        const { method, source } = yield* HttpServerRequest.HttpServerRequest
        const headers = headersOf(file)
        if (method === "HEAD") return HttpServerResponse.empty({ status: 200, headers })
        const owner = { personId, workspaceId }
        const room = roomForDownload([...underWay], owner)
        if (room !== "free") return yield* refusals[room]
        const end = () => void underWay.delete(owner)
        const signal = source instanceof Request ? source.signal : null
        // who is gone before the first piece would never end it
        if (signal?.aborted !== true) underWay.add(owner)
        signal?.addEventListener("abort", end, { once: true })
        return HttpServerResponse.stream(Stream.encodeText(pieces).pipe(Stream.ensuring(Effect.sync(end))), {
          headers,
          contentType: file.contentType
        })
      })
    })
  })
}
