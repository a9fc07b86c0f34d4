import { assert, it } from "@effect/vitest"
import { Effect, Logger, Tracer } from "effect"
import { logLine } from "#src/Telemetry/LogLine.ts"

/** The lines that an effect logs. */
const linesOf = (effect: Effect.Effect<unknown>) =>
  Effect.suspend(() => {
    const lines: Array<Record<string, unknown>> = []
    const collected = Logger.replace(
      Logger.defaultLogger,
      Logger.make((options) => {
        const text = logLine(options)
        assert.notInclude(text, "\n")
        lines.push(JSON.parse(text))
      })
    )
    return Effect.as(Effect.provide(effect, collected), lines)
  })

it.effect("a line has one text as its message, and errors and fields apart from it", () =>
  Effect.gen(function* () {
    const circle: Record<string, unknown> = {}
    circle["self"] = circle
    const lines = yield* linesOf(
      Effect.all([
        Effect.logInfo("Plain"),
        Effect.logWarning("A hook was disabled", { hook: "hook_1", tries: 4 }),
        Effect.logError("It broke", new Error("no room left")),
        Effect.annotateLogs(Effect.logInfo("Strange", 7n, [1n]), { circle, big: 1n }),
        Effect.logInfo({ only: "fields" }),
        Effect.die(new Error("surprise")).pipe(
          Effect.catchAllCause((cause) => Effect.logError("A request failed", cause))
        ),
        Effect.die(new Error("alone")).pipe(Effect.catchAllCause((cause) => Effect.logError(cause)))
      ])
    )
    assert.lengthOf(lines, 7)
    for (const line of lines) {
      assert.isString(line["message"])
      assert.isObject(line["annotations"])
      assert.isString(line["timestamp"])
      assert.notProperty(line, "traceId")
    }
    const [plain, disabled, broke, strange, , failed, alone] = lines
    assert.deepInclude(plain, { message: "Plain", logLevel: "INFO", annotations: {} })
    assert.deepInclude(disabled, { message: "A hook was disabled", annotations: { hook: "hook_1", tries: 4 } })
    assert.strictEqual(broke?.["message"], "It broke")
    assert.include(broke?.["error"], "no room left")
    assert.include(strange?.["message"], "Strange 7")
    assert.strictEqual(failed?.["message"], "A request failed")
    assert.include(failed?.["error"], "surprise")
    assert.include(alone?.["message"], "alone")
    assert.include(alone?.["error"], "alone")
  })
)

it.effect("a line tells the trace that it belongs to", () =>
  Effect.gen(function* () {
    const span = Tracer.externalSpan({ traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" })
    const [line] = yield* linesOf(Effect.withParentSpan(Effect.logInfo("Within"), span))
    assert.deepInclude(line, { message: "Within", traceId: span.traceId, spanId: span.spanId })
  })
)

it.effect("a line tells of no trace while nothing is traced", () =>
  Effect.gen(function* () {
    const [line] = yield* linesOf(
      Effect.logInfo("Within").pipe(Effect.withSpan("work"), Effect.withTracerEnabled(false))
    )
    assert.deepInclude(line, { message: "Within" })
    assert.notProperty(line, "traceId")
  })
)
