import { HttpClient, HttpClientRequest } from "@effect/platform"
import { type Duration, Effect, Random, Schedule, Stream } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { DemoComment } from "./CommentRow.ts"

/** A post of an account, where strangers comment. */
export interface PostPlace {
  readonly platform: Platform
  readonly accountId: string
  readonly postId: string
}

/** The posts that the sandbox begins with. */
const nordlys: readonly [PostPlace, ...ReadonlyArray<PostPlace>] = [
  { platform: "facebook", accountId: "123450001", postId: "123450001_990001" },
  { platform: "youtube", accountId: "UCnordlysOutdoor00000001", postId: "nrdlysTent2" },
  { platform: "instagram", accountId: "17841400000000001", postId: "17890000000000001" },
  { platform: "facebook", accountId: "123450001", postId: "123450001_990002" },
  { platform: "instagram", accountId: "17841400000000001", postId: "17890000000000002" },
  { platform: "youtube", accountId: "UCnordlysOutdoor00000001", postId: "nrdlysBrew1" },
  { platform: "tiktok", accountId: "-000nordlysOutdoor", postId: "7400000000000000001" },
  { platform: "tiktok", accountId: "-000nordlysOutdoor", postId: "7400000000000000003" },
  { platform: "tiktok", accountId: "-000nordlysOutdoor", postId: "7400000000000000009" },
  { platform: "facebook", accountId: "123450001", postId: "123450001_990055" },
  { platform: "instagram", accountId: "17841400000000001", postId: "17890000000000005" },
  { platform: "threads", accountId: "17841400000000009", postId: "18000000000000001" },
  { platform: "facebook", accountId: "123450001", postId: "123450001_990003" },
  { platform: "threads", accountId: "17841400000000009", postId: "18000000000000003" },
  { platform: "youtube", accountId: "UCnordlysOutdoor00000001", postId: "nrdlysTrail" }
]

export interface TrafficOptions<E> {
  readonly sandboxUrl: string
  /** Where strangers comment; the demonstration's own posts where left out. */
  readonly places?: ReadonlyArray<PostPlace>
  readonly comments: Stream.Stream<DemoComment, E>
  /** From one comment to the next; longer where the platform takes longer. */
  readonly every: Duration.DurationInput
  /** Told of every comment, and whether the platform took it. */
  readonly written: (taken: boolean) => Effect.Effect<void>
}

/** So that a rate is kept where one comment takes longer to be written than the next one takes to come. */
const writtenAtOnce = 32

/** Strangers comment on the sandbox's platforms, in the order given; some write while others have not finished. */
export const traffic = <E>({ comments, every, places = nordlys, sandboxUrl, written }: TrafficOptions<E>) =>
  Effect.gen(function* () {
    const client = (yield* HttpClient.HttpClient).pipe(HttpClient.filterStatusOk)

    const write = tracedFn("Demo.write")(function* ({ author, media, text }: DemoComment) {
      const place = places[yield* Random.nextIntBetween(0, places.length)] ?? nordlys[0]
      const request = yield* HttpClientRequest.bodyJson(HttpClientRequest.post(`${sandboxUrl}/_sandbox/comments`), {
        ...place,
        author: { id: `person.${author.handle}`, name: author.name, handle: author.handle },
        text,
        ...(media ? { media: "https://img.example/picture.jpg" } : {})
      })
      yield* client.execute(request).pipe(Effect.scoped)
    })

    yield* comments.pipe(
      Stream.schedule(Schedule.fixed(every)),
      Stream.mapEffect(
        (comment) =>
          write(comment).pipe(
            Effect.as(true),
            Effect.catchAll((error) => Effect.as(Effect.logDebug("A demo comment was not accepted", error), false)),
            Effect.flatMap(written)
          ),
        { concurrency: writtenAtOnce, unordered: true }
      ),
      Stream.runDrain
    )
  })
